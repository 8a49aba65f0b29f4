import { database } from "#app/platform/database.server.ts";
import { unsealBytes } from "#app/platform/secrets.server.ts";
import type { LicenseSide } from "../../rules/license.ts";
import type { TestDriveTables } from "../../tables.ts";

/** That a side of a license was uploaded, without the picture. */
export interface LicenseUpload {
  readonly side: LicenseSide;
  readonly at: Date;
  /** Another picture of this side came before it. */
  readonly isReplaced: boolean;
}

/** For whom pictures of licenses are sealed. */
export const licensePurpose = "pictures of licenses";
export const licenseOwner = (driveId: string, side: LicenseSide) => `${driveId} ${side}`;

/** What was uploaded for a drive, the front first. */
export async function licenseUploads(driveId: string): Promise<LicenseUpload[]> {
  const rows = await database<TestDriveTables>()
    .selectFrom("test_drive.license")
    .select(["side", "uploaded_at", "uploads"])
    .where("drive_id", "=", driveId)
    .orderBy("side", "desc")
    .execute();
  return rows.map(({ side, uploaded_at: at, uploads }) => ({
    side: side as LicenseSide,
    at,
    isReplaced: uploads > 1,
  }));
}

/** The picture of one side, a JPEG, for the staff of the showroom alone. Undefined where there is none, or no longer. */
export async function licensePicture(driveId: string, side: LicenseSide): Promise<Buffer | undefined> {
  const row = await database<TestDriveTables>()
    .selectFrom("test_drive.license")
    .select("sealed_picture")
    .where("drive_id", "=", driveId)
    .where("side", "=", side)
    .executeTakeFirst();
  return row && unsealBytes(licensePurpose, row.sealed_picture, licenseOwner(driveId, side));
}
