import { contentClient } from "#app/features/content/content.server.ts";
import { readCenters } from "#app/features/scheduling/scheduling.server.ts";
import { carQuery } from "#app/features/showroom/content/car.ts";
import { languages } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { carsToDrive, type Wanted } from "../cars/read-cars.server.ts";
import { subjectOf } from "./book-drive.server.ts";
import { hasPendingDrive } from "./pending-drive.server.ts";
import { type Driver, newDriveId, type Planned, type SavedDrive, saveDrive } from "./save-drive.server.ts";

export interface RequestWithoutTime extends Wanted {
  readonly driver: Driver;
  readonly showroomId: string | undefined;
  readonly now: Date;
}
type Refusal = "drive-pending" | "car-not-available" | "showroom-not-found";

/**
 * Saves a request for which no car or time was free, as a lead that the showroom answers. Refuses a second one of the number
 * for the same model, a car that nobody sells (`car-not-available`), and a showroom that does not exist.
 */
export async function requestDrive(
  transaction: AnyTransaction,
  request: RequestWithoutTime,
): Promise<Result<SavedDrive, Refusal>> {
  const { driver, showroomId, now } = request;
  const subject = await subjectIn(transaction, request);
  if (subject === undefined) return refuse("car-not-available");
  const [showroom] = await readCenters({ ids: showroomId === undefined ? [] : [showroomId] }, transaction);
  if (showroomId !== undefined && showroom?.kind !== "showroom") return refuse("showroom-not-found");
  const phone = internationalPhone(driver.mobile, config.importer.country);
  if (await hasPendingDrive(transaction, { phone, model: subject.model }, now))
    return refuse("drive-pending");
  const planned: Planned = {
    id: newDriveId(now),
    subject,
    showroomId: showroomId ?? null,
    timeZone: showroom?.time_zone ?? config.importer.zone,
    time: null,
    license: undefined,
    codes: [["requested", "customer"]],
  };
  return succeed(await saveDrive(transaction, planned, driver, now));
}

/** What is to be driven, also where no showroom has it: as a demo car is called, else as content calls the model. */
async function subjectIn(trx: AnyTransaction, wanted: Wanted): Promise<Planned["subject"] | undefined> {
  const [car] = await carsToDrive(wanted, trx);
  if (car !== undefined) return car;
  if (wanted.model === undefined) return undefined;
  const options = { ...contentClient(trx), brand: wanted.brand, key: wanted.model };
  const [en, ar] = await Promise.all(
    languages.map((language) => queryContent(carQuery, { ...options, language })),
  );
  if (!en?.ok || !ar?.ok) return undefined;
  const names = { model_en: en.value.carName, model_ar: ar.value.carName };
  return { brand: wanted.brand, model: subjectOf(wanted), vehicle_no: null, ...names };
}
