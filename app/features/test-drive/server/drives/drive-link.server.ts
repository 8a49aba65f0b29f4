import { signedLinks } from "#app/features/scheduling/signed-pages/signed-link.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { TestDriveTables } from "../../tables.ts";

const links = signedLinks("/drive", "drive-link");

/**
 * The address at which one drive is seen, moved and canceled without signing in. Anyone with it may do that for this drive
 * alone: it says the reference and a signature, and nothing about the driver.
 */
export function drivePath({ id, reference }: { readonly id: string; readonly reference: string }): string {
  return links.pathOf(reference, id);
}

/** The id of the drive that a link opens. Refuses one that is not ours or was altered (`forged`), and one that is over. */
export async function driveOfLink(token: string, now: Date): Promise<Result<string, "forged" | "expired">> {
  const signed = links.read(token);
  if (signed === undefined) return refuse("forged");
  const row = await database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .select(["id", "ends_at"])
    .where("number", "=", signed.number)
    .executeTakeFirst();
  if (row === undefined || !signed.isFor(row.id)) return refuse("forged");
  return row.ends_at !== null && row.ends_at <= now ? refuse("expired") : succeed(row.id);
}
