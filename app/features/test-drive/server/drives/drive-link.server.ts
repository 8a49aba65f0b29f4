import { createHmac, timingSafeEqual } from "node:crypto";
import { numberOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { TestDriveTables } from "../../tables.ts";

/** Short, because it stands in a text message; it is looked up in the database, so it can be tried only as often as we answer. */
const macBytes = 12;

/**
 * The address at which one drive is seen, moved and canceled without signing in. Anyone with it may do that for this drive
 * alone: it says the reference and a signature, and nothing about the driver.
 */
export function drivePath({ id, reference }: { readonly id: string; readonly reference: string }): string {
  const characters = reference.slice(reference.indexOf("-") + 1);
  return `/drive/${characters}-${sign(id).toString("base64url")}`;
}

/** The id of the drive that a link opens. Refuses one that is not ours or was altered (`forged`), and one that is over. */
export async function driveOfLink(token: string, now: Date): Promise<Result<string, "forged" | "expired">> {
  const [, characters = "", mac = ""] = /^(\w{6})-([\w-]{16})$/.exec(token) ?? [];
  const number = numberOf(characters);
  const given = Buffer.from(mac, "base64url");
  if (number === undefined || given.length !== macBytes || given.toString("base64url") !== mac)
    return refuse("forged");
  const row = await database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .select(["id", "ends_at"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (row === undefined || !timingSafeEqual(sign(row.id), given)) return refuse("forged");
  return row.ends_at !== null && row.ends_at <= now ? refuse("expired") : succeed(row.id);
}

function sign(id: string): Buffer {
  return createHmac("sha256", secretFor("drive-link")).update(id).digest().subarray(0, macBytes);
}
