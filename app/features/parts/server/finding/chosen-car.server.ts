import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import type { ChosenCar } from "../../calls.ts";
import { carKeyOf, parseCarKey } from "../../rules/car-key.ts";
import type { Model } from "../../rules/catalogue-tree.ts";
import type { CarFacts } from "../../rules/fit.ts";
import type { Reference } from "./reference.server.ts";

/** A car of the catalogue. */
export interface Car extends CarFacts {
  readonly model: Model;
}

/**
 * The car that a key names. Undefined where the catalogue has no such model, or had none in that year. A trim says its
 * drive train where the key does not.
 */
export function carOf(key: string, { modelByCode }: Reference): Car | undefined {
  const known = parseCarKey(key);
  const model = known && modelByCode.get(known.modelCode);
  if (known === undefined || model === undefined || !wasSoldIn(model, known.modelYear)) return undefined;
  const drive = known.drive ?? model.trims.find(({ id }) => id === known.trim)?.drive ?? null;
  return { ...known, drive, model };
}

export function wasSoldIn({ yearFrom, yearTo }: Model, year: number): boolean {
  return year >= yearFrom && year <= yearTo;
}

/** The car with what it is called: `Rimal Hajar Trail 2024`. */
export function chosenCarOf(car: Car, language: Language): ChosenCar {
  const { model, modelCode, modelYear, trim, drive } = car;
  const make = Object.values(config.brands).find(({ code }) => code === model.makeCode)?.name[language];
  const trimName = model.trims.find(({ id }) => id === trim)?.name[language];
  const name = [make, model.names[language], trimName, modelYear].filter(Boolean).join(" ");
  return { key: carKeyOf(car), modelCode, makeCode: model.makeCode, modelYear, trim, drive, name };
}
