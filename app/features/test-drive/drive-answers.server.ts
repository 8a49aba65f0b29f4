import type { Language } from "#app/i18n/language.ts";
import type { BookedDrive } from "./calls.ts";
import { endOfChanges, statusOfDrive } from "./rules/drive-states.ts";
import type { DriveCarRow } from "./server/cars/read-cars.server.ts";
import type { BookedDrive as SavedTime } from "./server/drives/book-drive.server.ts";
import { drivePath } from "./server/drives/drive-link.server.ts";
import { referenceOfDrive } from "./server/drives/drive-names.server.ts";
import type { DriveRow } from "./server/drives/move-drive.server.ts";

/** A drive with its time, as calls answer it. */
export function bookedAnswer(drive: Omit<SavedTime, "requoted">, language: Language, now: Date): BookedDrive {
  const { id, reference, code, version, startsAt, endsAt, car, changeMinutes } = drive;
  const changeUntil = endOfChanges(startsAt, changeMinutes);
  return {
    ...{ serviceAppointmentId: id, reference, version, code, status: statusOfDrive[code] },
    schedStartTime: startsAt.toISOString(),
    schedEndTime: endsAt.toISOString(),
    resource: resourceOf(car, language),
    ...(now < changeUntil ? { changeUntil: changeUntil.toISOString() } : {}),
    link: drivePath({ id, reference }),
  };
}

/** A canceled drive, as calls answer it: the car is free again, and nothing is left to change. */
export function canceledAnswer(row: DriveRow): BookedDrive {
  const { id, code, version, starts_at: startsAt, ends_at: endsAt } = row;
  const reference = referenceOfDrive(row);
  return {
    ...{ serviceAppointmentId: id, reference, version, code, status: statusOfDrive[code] },
    schedStartTime: startsAt?.toISOString() ?? "",
    schedEndTime: endsAt?.toISOString() ?? "",
    link: drivePath({ id, reference }),
  };
}

function resourceOf(car: DriveCarRow, language: Language): NonNullable<BookedDrive["resource"]> {
  return { id: car.id, trim: car[`trim_${language}`], color: car[`color_${language}`] };
}
