import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sealBytes } from "#app/platform/secrets.server.ts";
import type { DriveCode } from "../../rules/drive-states.ts";
import { type LicenseSide, licenseEnd, uploadObstacle } from "../../rules/license.ts";
import type { TestDriveTables } from "../../tables.ts";
import { licenseOwner, licensePurpose } from "./read-license.server.ts";

interface Upload {
  readonly driveId: string;
  /** By their sides; as `cleanPicture` made them. */
  readonly pictures: ReadonlyMap<LicenseSide, Buffer>;
  readonly now: Date;
}

/** A driver who adds one side more often than this calls the showroom. */
const mostUploads = 10;

/**
 * Stores pictures of a license for one drive, sealed, in the caller's transaction. A newer one of a side takes the place of
 * the former. Refuses a drive that has begun or is over (`upload-closed`), and an eleventh picture of a side
 * (`too-many-uploads`).
 */
export async function saveLicense(
  transaction: AnyTransaction,
  { driveId, pictures, now }: Upload,
): Promise<Result<null, "upload-closed" | "too-many-uploads">> {
  const trx = tablesOf<TestDriveTables>(transaction);
  // A cancellation waits meanwhile, and deletes what is stored here.
  const drive = await trx
    .selectFrom("test_drive.drive")
    .select(["code", "starts_at", "ends_at"])
    .where("id", "=", driveId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (drive === undefined || drive.ends_at === null) return refuse("upload-closed");
  const seen = { code: drive.code as DriveCode, startsAt: drive.starts_at };
  if (uploadObstacle(seen, now) !== undefined) return refuse("upload-closed");
  const delete_after = licenseEnd(drive.ends_at, config.testDrive.licenseDays);
  for (const [side, picture] of pictures) {
    const sealed_picture = sealBytes(licensePurpose, picture, licenseOwner(driveId, side));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("test_drive.license")
      .values({ drive_id: driveId, side, sealed_picture, uploaded_at: now, uploads: 1, delete_after })
      .onConflict((conflict) =>
        conflict
          .columns(["drive_id", "side"])
          .doUpdateSet({
            sealed_picture,
            uploaded_at: now,
            uploads: sql<number>`license.uploads + 1`,
            delete_after,
          })
          .where("test_drive.license.uploads", "<", mostUploads),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return refuse("too-many-uploads");
  }
  return succeed(null);
}
