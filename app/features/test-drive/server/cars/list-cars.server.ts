import { centerAddress, readCenters } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { DriveCarAnswer, DriveShowroom } from "../../car-calls.ts";
import { carsToDrive, type DriveCarRow, demoCars, type Wanted } from "./read-cars.server.ts";

/** The models that have a demo car in service on a day (YYYY-MM-DD) or later, in the order of their ids. One query. */
export async function listDriveCars(
  brand: string,
  language: Language,
  today: string,
): Promise<DriveCarAnswer[]> {
  const models = Map.groupBy((await demoCars(brand)).filter(staysFrom(today)), ({ model }) => model);
  return [...models].map(([car, cars]) => ({
    car,
    carName: cars[0]?.[`model_${language}`] ?? car,
    brand,
    showrooms: [...new Set(cars.map(({ showroom_id }) => showroom_id))],
  }));
}

/** The showrooms that have a car, in the importer's order, with what stands there. Two queries, three for a used car. */
export async function listDriveShowrooms(
  wanted: Wanted,
  language: Language,
  today: string,
): Promise<DriveShowroom[]> {
  const cars = (await carsToDrive(wanted)).filter(staysFrom(today));
  const showrooms = await readCenters({ ids: [...new Set(cars.map(({ showroom_id }) => showroom_id))] });
  return showrooms
    .filter(({ kind }) => kind === "showroom")
    .toSorted((one, other) => one.position - other.position)
    .map((showroom) => ({
      id: showroom.id,
      title: showroom[`name_${language}`],
      address: centerAddress(showroom, language),
      latitude: showroom.latitude,
      longitude: showroom.longitude,
      phoneNumber: showroom.phone,
      timeZone: showroom.time_zone,
      changeMinutes: showroom.change_minutes,
      cars: cars
        .filter(({ showroom_id }) => showroom_id === showroom.id)
        .map((car) => shownCar(car, language)),
    }));
}

function shownCar(car: DriveCarRow, language: Language): DriveShowroom["cars"][number] {
  return {
    id: car.id,
    carName: car[`model_${language}`],
    trim: car[`trim_${language}`],
    color: car[`color_${language}`],
  };
}

/** Whether a car is in service on a day or will be. */
function staysFrom(today: string) {
  return ({ until_day }: DriveCarRow) => until_day === null || until_day >= today;
}
