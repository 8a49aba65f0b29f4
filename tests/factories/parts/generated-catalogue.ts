import type { CatalogueRecord, PriceRow } from "#app/features/parts/parts.server.ts";
import { numbersFrom } from "../random-numbers.ts";

/** The size of a large importer's catalogue beside which a file of any other size keeps its proportions. */
const models = 200;
const [firstYear, years] = [2013, 14];
const [categories, subCategories, types] = [15, 75, 300];
const trimsOf = ["base", "city", "trail", "sport"];
const drives = ["FWD", "RWD", "AWD"] as const;
const positions = [null, null, "front", "rear", "front-left", "front-right"];
const fitmentsOfPart = 20;

const things = ["filter", "pump", "sensor", "hose", "bracket", "seal", "bearing", "valve", "switch", "panel"];
const kinds = ["oil", "air", "fuel", "brake", "water", "door", "seat", "gear", "axle", "lamp"];
const kindsAr = ["زيت", "هواء", "بترول", "فرامل", "ماء", "باب", "كرسي", "قير", "دفرنس", "شمعة"];
const thingsAr = ["فلتر", "طرمبة", "حساس", "هوز", "حامل", "صوفة", "رمان", "بلف", "مفتاح", "لوحة"];
const grades = ["main", "upper", "small"];
const gradesAr = ["رئيسي", "علوي", "صغير"];

export const modelCodeOf = (model: number) => `M${String(model).padStart(3, "0")}`;
export const partNumberOf = (part: number) => `P${part.toString(36).toUpperCase().padStart(9, "0")}`;
export const typeNameOf = (type: number) =>
  `${grades[Math.floor(type / 100)]} ${kinds[type % 10]} ${things[Math.floor(type / 10) % 10]}`;
export const generatedSize = { models, firstYear, years, subCategories, types };

/** A catalogue of so many parts with twenty applications each; the same for the same count. */
export function* generatedCatalogue(parts: number): Generator<CatalogueRecord> {
  yield* generatedReference();
  const numbers = numbersFrom(parts);
  for (let part = 0; part < parts; part += 1) {
    const number = partNumberOf(part);
    const name =
      part % 1000 === 7 ? { name: both(`${typeNameOf(part % types)}, 5W-${30 + (part % 3) * 10}`) } : {};
    yield Object.assign(
      { record: "part", number, type: `type-${part % types}`, weightGrams: numbers.upTo(20_000) } as const,
      name,
    );
    if (part % 50 === 0) continue;
    const serialTo = part % 97 === 0 ? numbers.upTo(999_999) : null;
    for (let fitment = 0; fitment < fitmentsOfPart; fitment += 1) {
      const yearFrom = firstYear + numbers.upTo(years - 1);
      yield {
        ...{ record: "fitment", part: number, model: modelCodeOf(numbers.upTo(models - 1)), yearFrom },
        yearTo: Math.min(firstYear + years - 1, yearFrom + numbers.upTo(5)),
        trim: fitment % 5 === 0 ? numbers.oneOf(trimsOf) : null,
        drive: fitment % 7 === 0 ? numbers.oneOf(drives) : null,
        position: numbers.oneOf(positions),
        serialTo,
      };
    }
  }
}

const both = (text: string) => ({ en: text, ar: text });

function* generatedReference(): Generator<CatalogueRecord> {
  for (let category = 0; category < categories; category += 1)
    yield {
      ...{ record: "category", id: `category-${category}`, parent: null, position: category },
      name: both(`Category ${category}`),
    };
  for (let sub = 0; sub < subCategories; sub += 1)
    yield {
      ...{ record: "category", id: `sub-${sub}`, parent: `category-${sub % categories}`, position: sub },
      name: both(`Sub-category ${sub}`),
    };
  for (let type = 0; type < types; type += 1) {
    const thing = Math.floor(type / 10) % 10;
    const ar = `${thingsAr[thing]} ${kindsAr[type % 10]} ${gradesAr[Math.floor(type / 100)]}`;
    yield {
      ...{ record: "part-type", id: `type-${type}`, category: `sub-${type % subCategories}` },
      name: { en: typeNameOf(type), ar },
    };
  }
  for (let model = 0; model < models; model += 1) {
    const code = modelCodeOf(model);
    yield {
      ...{ record: "model", code, makeCode: "RM", name: both(`Model ${code}`) },
      ...{ yearFrom: firstYear, yearTo: firstYear + years - 1 },
      trims: trimsOf.map((id, place) => ({ id, name: both(id), drive: drives[place % 3] ?? "FWD" })),
    };
    yield { record: "vin-pattern", prefix: `RML${code}XX`.slice(0, 8), model: code, trim: null, drive: null };
  }
}

/** A retail price of each of them. */
export function* generatedPrices(parts: number): Generator<PriceRow> {
  const numbers = numbersFrom(parts + 1);
  for (let part = 0; part < parts; part += 1)
    yield {
      ...{ part_number: partNumberOf(part), valid_from: "2026-01-01" },
      original_price: 1_000 + numbers.upTo(500_000),
    };
}

/** Prices as the bytes of a tape. */
export async function* tapeOf(prices: Iterable<PriceRow>): AsyncGenerator<Uint8Array> {
  let rows = "part_number,valid_from,original_price\n";
  for (const { part_number, valid_from, original_price } of prices) {
    rows += `${part_number},${valid_from},${original_price}\n`;
    if (rows.length < 500_000) continue;
    yield Buffer.from(rows);
    rows = "";
  }
  yield Buffer.from(rows);
}
