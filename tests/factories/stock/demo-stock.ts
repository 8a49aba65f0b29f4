import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { featuresOf } from "#app/features/preowned/rules/equipment/equipment.ts";
import { type FeedCar, readFeedRow } from "#app/features/preowned/rules/feed/feed-row.ts";
import {
  type FieldValues,
  type IndexedField,
  indexedFields,
} from "#app/features/preowned/rules/fields/car-fields.ts";
import type { StockCar } from "#app/features/preowned/rules/stock/stock-car.ts";

const dayMs = 86_400_000;

/** The listed cars of the demo as the index takes them in, without a database. */
export function demoStock(now: Date): StockCar[] {
  return demoFeed()
    .filter(({ status }) => status === "in-stock" || status === "reserved")
    .map((car) => stockCarOf(car, now));
}

/** The rows of the demo's feed. One that is refused throws. */
export function demoFeed(): FeedCar[] {
  const text = readFileSync(join(import.meta.dirname, "../../../content/demo/stock.csv"), "utf8");
  return parse<Record<string, string>>(text, { columns: true }).map((fields) => {
    const read = readFeedRow(fields, () => true);
    if ("problems" in read) throw new Error(`${fields.vehicleNo}: ${JSON.stringify(read.problems)}`);
    return read.car;
  });
}

function stockCarOf(car: FeedCar, now: Date): StockCar {
  const { make, model, history } = car;
  const [former, last] = history.slice(-2);
  const reduced =
    former && last ? { from: former.price, atMs: now.getTime() - last.daysAgo * dayMs } : undefined;
  const { variant, location: place, specifications } = car;
  const fields = Object.fromEntries(
    indexedFields.map((name) => [name, car[name]]),
  ) as FieldValues<IndexedField>;
  const kinds = { ...fields, variant, place, features: featuresOf(specifications) };
  return {
    vehicleNo: car.vehicleNo,
    profile: { make: make.slug, makeNames: make, model: model.slug, modelNames: model, ...kinds },
    price: car.price,
    reduced,
    kilometrage: car.kilometrage,
    listedAtMs: now.getTime() - (car.listed.daysAgo ?? 0) * dayMs,
    isReserved: car.status === "reserved",
    image: car.images[0],
    pictures: car.images.length,
    hasSamples: car.samplePictures,
  };
}
