import { signedLinks } from "#app/features/signed-pages/signed-link.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import { showroomLinkEnd } from "../../rules/showroom-moves.ts";
import type { TestDriveTables } from "../../tables.ts";

const driverLinks = signedLinks("/drive", "drive-link");
/** Another key: the driver's link never opens the showroom's page. */
const showroomLinks = signedLinks("/showroom", "showroom-link");

interface Named {
  readonly id: string;
  readonly reference: string;
}

/**
 * The address at which one drive is seen, moved and canceled without signing in. Anyone with it may do that for this drive
 * alone: it says the reference and a signature, and nothing about the driver.
 */
export function drivePath({ id, reference }: Named): string {
  return driverLinks.pathOf(reference, id);
}

/** The address at which the showroom's staff answer one drive: they see its driver there, and move it on. */
export function showroomPath({ id, reference }: Named): string {
  return showroomLinks.pathOf(reference, id);
}

/** The id of the drive that a driver's link opens. Refuses one that is not ours or was altered, and one that is over. */
export function driveOfLink(token: string, now: Date): Promise<Result<string, "forged" | "expired">> {
  return driveOf(driverLinks, token, ({ ends_at }) => ends_at !== null && ends_at <= now);
}

/** The same of a showroom's link, which outlives its drive. */
export function driveOfShowroomLink(token: string, now: Date): Promise<Result<string, "forged" | "expired">> {
  return driveOf(showroomLinks, token, (row) => {
    const { created_at: createdAt, ends_at: endsAt, lost_start: lostStart } = row;
    return showroomLinkEnd({ createdAt, endsAt, lostStart }) <= now;
  });
}

interface Row {
  readonly created_at: Date;
  readonly ends_at: Date | null;
  readonly lost_start: Date | null;
}

async function driveOf(
  links: typeof driverLinks,
  token: string,
  isOver: (row: Row) => boolean,
): Promise<Result<string, "forged" | "expired">> {
  const signed = links.read(token);
  if (signed === undefined) return refuse("forged");
  const row = await database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .select(["id", "created_at", "ends_at", "lost_start"])
    .where("number", "=", signed.number)
    .executeTakeFirst();
  if (row === undefined || !signed.isFor(row.id)) return refuse("forged");
  return isOver(row) ? refuse("expired") : succeed(row.id);
}
