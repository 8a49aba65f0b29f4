import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { PersonalFile } from "#app/platform/personal-data/register.server.ts";
import type { LicenseSide } from "../../rules/license.ts";
import type { TestDriveTables } from "../../tables.ts";
import { licensePicture } from "./read-license.server.ts";

/** The pictures of licenses of drives that meet a condition, one at a time: a copy of personal data takes them along. */
export async function* licensesOf(own: RawBuilder<unknown>): AsyncIterable<PersonalFile> {
  const rows = await database<TestDriveTables>()
    .selectFrom("test_drive.license")
    .select(["drive_id", "side"])
    .where(sql<boolean>`drive_id in (select id from test_drive.drive where ${own})`)
    .orderBy("drive_id")
    .orderBy("side")
    .execute();
  for (const { drive_id: driveId, side } of rows) {
    const bytes = await licensePicture(driveId, side as LicenseSide);
    if (bytes !== undefined) yield { name: `license-${driveId}-${side}.jpg`, bytes };
  }
}
