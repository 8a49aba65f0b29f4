import type { Selectable, Transaction, Updateable } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { type Actor, type DriveCode, moveDrive } from "../../rules/drive-states.ts";
import type { Drive, TestDriveTables } from "../../tables.ts";
import { followDrive } from "../license/delete-licenses.server.ts";
import { notifyOfDrive } from "../messages/notify-of-drive.server.ts";

export type DriveRow = Omit<Selectable<Drive>, "code"> & { readonly code: DriveCode };

/** Which drive, and how its reader last saw it: a later one is not overwritten. */
export interface SeenDrive {
  readonly id: string;
  readonly version: number;
}

/** A drive, locked until the transaction ends. Refuses one that has changed since it was seen (`drive-changed`). */
export async function lockDrive(
  transaction: AnyTransaction,
  { id, version }: SeenDrive,
): Promise<Result<DriveRow, "drive-not-found" | "drive-changed">> {
  const row = await tablesOf<TestDriveTables>(transaction)
    .selectFrom("test_drive.drive")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse("drive-not-found");
  return row.version === version ? succeed(row as DriveRow) : refuse("drive-changed");
}

/**
 * Writes moves of a locked drive with what else they change, and queues its messages. A change that keeps the code is a move
 * too. Answers with its version.
 */
export async function saveMoves(
  transaction: AnyTransaction,
  { id, version }: Pick<DriveRow, "id" | "version">,
  moves: readonly { readonly code: DriveCode; readonly actor: Actor; readonly at: Date }[],
  fields: Updateable<Drive> = {},
): Promise<number> {
  const trx: Transaction<TestDriveTables> = tablesOf(transaction);
  const last = version + moves.length;
  const code = moves.at(-1)?.code;
  await trx
    .updateTable("test_drive.drive")
    .set({ ...fields, ...(code !== undefined && { code }), version: last })
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("test_drive.drive_move")
    .values(moves.map((move, place) => ({ ...move, drive_id: id, version: version + 1 + place })))
    .execute();
  const endsAt = fields.ends_at instanceof Date ? fields.ends_at : undefined;
  await followDrive(transaction, id, { code, endsAt });
  await sendJob(transaction, notifyOfDrive, { driveId: id, version: last });
  return last;
}

/** The move of a drive to a code by an actor. Refuses what the table of states refuses. */
export function moveOf(row: DriveRow, to: DriveCode, actor: Actor, at: Date) {
  const moved = moveDrive(row.code, to, actor);
  return moved.ok ? succeed({ code: moved.value, actor, at }) : moved;
}
