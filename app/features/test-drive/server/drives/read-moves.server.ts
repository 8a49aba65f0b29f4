import { database } from "#app/platform/database.server.ts";
import type { Actor, DriveCode } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";

/** A move of a drive; one that keeps the code changed something else. */
export interface PastMove {
  readonly code: DriveCode;
  readonly actor: Actor;
  readonly at: Date;
}

/** All moves of a drive, in order. */
export async function movesOf(driveId: string): Promise<PastMove[]> {
  const rows = await database<TestDriveTables>()
    .selectFrom("test_drive.drive_move")
    .select(["code", "actor", "at"])
    .where("drive_id", "=", driveId)
    .orderBy("version")
    .execute();
  return rows.map(({ code, actor, at }) => ({ code: code as DriveCode, actor: actor as Actor, at }));
}
