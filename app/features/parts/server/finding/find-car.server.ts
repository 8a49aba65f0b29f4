import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { findCarCall, listCarsCall } from "../../calls.ts";
import { carOfVin } from "../../rules/vin-car.ts";
import { chosenCarOf } from "./chosen-car.server.ts";
import { reference } from "./reference.server.ts";

/** The car that a VIN belongs to, with the letters of it that are probably digits. */
export async function findCar(
  { vin }: { readonly vin: string },
  language: Language,
): Promise<Result<AnswerOf<typeof findCarCall>, "vin-unknown">> {
  const { vinPatterns } = await reference();
  const found = carOfVin(vin, (prefix) => vinPatterns.get(prefix));
  if (found === undefined) return refuse("vin-unknown");
  const { car, doubts } = found;
  return succeed({ ...chosenCarOf(car, language), doubts });
}

/** The models that parts are for. */
export async function listCars(language: Language): Promise<AnswerOf<typeof listCarsCall>> {
  const { models } = await reference();
  return models.map(({ code, makeCode, names, yearFrom, yearTo, trims }) => ({
    ...{ modelCode: code, makeCode, name: names[language], yearFrom, yearTo },
    trims: trims.map(({ id, name, drive }) => ({ id, name: name[language], drive })),
  }));
}
