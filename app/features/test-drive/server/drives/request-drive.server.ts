import { contentClient } from "#app/features/content/content.server.ts";
import { readShowroomsOf } from "#app/features/scheduling/scheduling.server.ts";
import { carQuery } from "#app/features/showroom/content/car.ts";
import { languages } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { carsToDrive, type Wanted } from "../cars/read-cars.server.ts";
import { hasPendingDrive } from "./pending-drive.server.ts";
import { type Driver, newDriveId, type Planned, type SavedDrive, saveDrive } from "./save-drive.server.ts";

export interface RequestWithoutTime extends Wanted {
  readonly driver: Driver;
  readonly showroomId: string | undefined;
  readonly now: Date;
}
type Refusal = "drive-pending" | "car-not-available" | "showroom-not-found";

/**
 * Saves a request for which no car or time was free, as a lead that the showroom answers: the chosen one, else the first
 * that has the car, else the first of the brand. Refuses a second one of the number
 * for the same model, a car that nobody sells (`car-not-available`), and a showroom that does not exist.
 */
export async function requestDrive(
  transaction: AnyTransaction,
  request: RequestWithoutTime,
): Promise<Result<SavedDrive, Refusal>> {
  const { driver, showroomId, now } = request;
  const cars = await carsToDrive(request, transaction);
  const subject = cars[0] ?? (await modelOf(transaction, request));
  if (subject === undefined) return refuse("car-not-available");
  const showrooms = await readShowroomsOf(request.brand, transaction);
  const wanted = showroomId ?? cars[0]?.showroom_id ?? showrooms[0]?.id;
  const showroom = showrooms.find(({ id }) => id === wanted);
  if (showroom === undefined) return refuse("showroom-not-found");
  const phone = internationalPhone(driver.mobile, config.importer.country);
  if (await hasPendingDrive(transaction, { phone, model: subject.model }, now))
    return refuse("drive-pending");
  const planned: Planned = {
    id: newDriveId(now),
    subject,
    showroomId: showroom.id,
    timeZone: showroom.time_zone,
    time: null,
    license: undefined,
    codes: [["requested", "customer"]],
  };
  return succeed(await saveDrive(transaction, planned, driver, now));
}

/** A model that no showroom has, as content calls it. */
async function modelOf(
  trx: AnyTransaction,
  { brand, model }: Wanted,
): Promise<Planned["subject"] | undefined> {
  if (model === undefined) return undefined;
  const options = { ...contentClient(trx), brand, key: model };
  const [en, ar] = await Promise.all(
    languages.map((language) => queryContent(carQuery, { ...options, language })),
  );
  if (!en?.ok || !ar?.ok) return undefined;
  return { brand, model, vehicle_no: null, model_en: en.value.carName, model_ar: ar.value.carName };
}
