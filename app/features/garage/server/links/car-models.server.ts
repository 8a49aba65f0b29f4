import { sql } from "kysely";
import { contentClient } from "#app/features/content/content.server.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import type { Language } from "#app/i18n/language.ts";
import { parsePictureAddress } from "#app/lib/address/picture-address.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";

/** A model as a vehicle of it is stored. */
export interface CarModel {
  readonly brand: string;
  readonly makeCode: string;
  readonly code: string;
  readonly en: string;
  readonly ar: string;
  readonly image: string;
}

/** What names a model in a form: codes are unique within their brand. */
export function modelValue({ brand, code }: CarModel): string {
  return `${brand}:${code}`;
}

/** The models that staff choose from for a new car: those of the catalogue, then older ones of which the garage has cars. */
export async function carModels(trx?: AnyTransaction): Promise<CarModel[]> {
  const [catalogue, ofCars] = await Promise.all([catalogueModels(trx), modelsOfCars(trx)]);
  const values = new Set(catalogue.map(modelValue));
  return [...catalogue, ...ofCars.filter((model) => !values.has(modelValue(model)))];
}

/** The models in the catalogue of this site for which the back ends have a code. None where content cannot be read. */
async function catalogueModels(trx: AnyTransaction | undefined): Promise<CarModel[]> {
  const carsIn = (language: Language) =>
    queryContent(carsQuery, { ...contentClient(trx), brand: config.brand, language });
  const [en, ar] = await Promise.all([carsIn("en"), carsIn("ar")]);
  if (!en.ok) {
    log.warn({ refusal: en.code }, "the catalogue could not be read");
    return [];
  }
  const inArabic = new Map(ar.ok ? ar.value.map(({ id, carName }) => [id, carName]) : []);
  return en.value.flatMap(({ id, brand, modelCode: code, carName, displayModelCarImage }) => {
    // A catalogue may show cars of another brand of the importer.
    const makeCode = ownValue(config.brands, brand)?.code;
    if (code === undefined || makeCode === undefined) return [];
    const names = { en: carName, ar: inArabic.get(id) ?? carName };
    return [{ brand, makeCode, code, ...names, image: withoutHash(displayModelCarImage) }];
  });
}

/** A vehicle outlives the pictures of its day: its address is that of the newest one. */
function withoutHash(image: string): string {
  const own = parsePictureAddress(image);
  return own === undefined ? image : `/images/${own.place}/${own.name}.webp`;
}

async function modelsOfCars(trx: AnyTransaction | undefined): Promise<CarModel[]> {
  const { rows } = await sql<CarModel>`
    select distinct on (brand, model_code) brand, make_code as "makeCode", model_code as code,
      model_en as en, model_ar as ar, image
    from garage.vehicle order by brand, model_code, created_at desc`.execute(tablesFor(trx));
  return rows;
}
