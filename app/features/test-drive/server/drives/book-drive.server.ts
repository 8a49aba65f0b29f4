import { dayIn } from "#app/i18n/dates/dates.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type License, licenseProblem } from "../../rules/license.ts";
import type { DriveCarRow, Wanted } from "../cars/read-cars.server.ts";
import { holderOf } from "../times/hold-drive.server.ts";
import { forgetHold } from "../times/network-holds.server.ts";
import { type DriveTime, type TimeRefusal, takeDrive } from "../times/take-drive.server.ts";
import { hasPendingDrive } from "./pending-drive.server.ts";
import { type Driver, newDriveId, type SavedDrive, saveDrive } from "./save-drive.server.ts";

export interface DriveRequest extends DriveTime {
  readonly driver: Driver;
  readonly license: License;
  /** Who holds the time, if anybody does. */
  readonly holder: string | undefined;
}
export interface BookedDrive extends SavedDrive {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly car: DriveCarRow;
  /** The showroom's cut-off, in minutes before the start. */
  readonly changeMinutes: number;
  /** The promise was older than its ten minutes, but the time was still free. */
  readonly requoted: boolean;
}

/**
 * Books a test drive in the caller's transaction: drive, an hour of a car, lead and the job of its messages, all or nothing;
 * the holder's hold ends. Refuses a second one of the number for the same model (`drive-pending`), a license that does not
 * serve on that day (`license-not-valid`, with the `problem` and the showroom's `phoneNumber`), and what `takeDrive` refuses.
 */
export async function bookDrive(
  transaction: AnyTransaction,
  request: DriveRequest,
): Promise<Result<BookedDrive, TimeRefusal | "drive-pending" | "license-not-valid">> {
  const { driver, license, now } = request;
  const phone = internationalPhone(driver.mobile, config.importer.country);
  if (await hasPendingDrive(transaction, { phone, model: subjectOf(request) }, now))
    return refuse("drive-pending");
  const id = newDriveId(now);
  const taker = { ...holderOf(request.holder ?? id), as: { appointmentId: id } };
  const taken = await takeDrive(transaction, request, taker);
  if (!taken.ok) return taken;
  if (request.holder !== undefined) await forgetHold(transaction, request.holder);
  const { car, showroom, startsAt, endsAt, requoted } = taken.value;
  const problem = licenseProblem(license, dayIn(startsAt, showroom.timeZone));
  if (problem !== undefined) return refuse("license-not-valid", { problem });
  const saved = await saveDrive(
    transaction,
    {
      id,
      subject: car,
      showroomId: showroom.id,
      timeZone: showroom.timeZone,
      time: { car, startsAt, endsAt },
      license,
      codes: showroom.confirmsAtOnce
        ? [
            ["requested", "customer"],
            ["confirmed", "system"],
          ]
        : [["requested", "customer"]],
    },
    driver,
    now,
  );
  return succeed({ ...saved, startsAt, endsAt, car, changeMinutes: showroom.changeMinutes, requoted });
}

/** What `test_drive.drive.model` holds: a model's id, or the number of a used car in small letters. */
function subjectOf({ model, vehicleNo }: Wanted): string {
  return vehicleNo?.toLowerCase() ?? model ?? "";
}
