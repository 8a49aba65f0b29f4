import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { linesOf, smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { numbersFrom } from "../../../../../tests/factories/random-numbers.ts";
import { partsPageSize } from "../../calls.ts";
import { carKeyOf } from "../../rules/car-key.ts";
import type { CatalogueRecord } from "../../rules/feed/catalogue-records.ts";
import { type Application, type CarFacts, fitOfPart } from "../../rules/fit.ts";
import { importCatalogue } from "../import/import-catalogue.server.ts";
import { listCategories } from "./list-categories.server.ts";
import { listParts } from "./list-parts.server.ts";

/* What SQL counts and lists for a car is what the rule says of every part, one by one. */

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const showing = { language: "en", now } as const;
const { upTo, oneOf } = numbersFrom(91);
const trims = [null, null, "trail", "city"];
const drives = [null, null, "AWD", "FWD"] as const;
const reference = smallCatalogue.filter(({ record }) => ["category", "part-type", "model"].includes(record));
const types = ["brake-pads", "oil-filter", "headlamp", "bulb"];
const parts = Array.from({ length: 150 }, (_, place) => ({
  number: `TEST${String(place).padStart(6, "0")}`,
  type: oneOf(types),
  isSuperseded: place % 10 === 9,
  applications: Array.from({ length: upTo(4) }, (): Application => {
    const yearFrom = 2018 + upTo(8);
    const [one, other] = [upTo(9), upTo(9)];
    const isSplit = upTo(3) === 0;
    return {
      ...{
        modelCode: oneOf(["HJR", "SHB"]),
        yearFrom,
        yearTo: yearFrom + upTo(3),
        trim: oneOf(trims),
        drive: oneOf(drives),
      },
      serialFrom: isSplit ? Math.min(one, other) : null,
      serialTo: isSplit ? Math.max(one, other) : null,
      ...{ position: oneOf([null, "front", "rear", "front-left"]), quantity: 1 },
    };
  }),
}));

/** What a number fitted, the one that took its place fits. */
const heir = parts[0];
const inherited = parts.flatMap(({ isSuperseded, applications }) => (isSuperseded ? applications : []));
const applicationsOf = (part: (typeof parts)[number]) =>
  part === heir ? [...part.applications, ...inherited] : part.applications;

function* records(): Generator<CatalogueRecord> {
  yield* reference;
  for (const { number, type, isSuperseded, applications } of parts) {
    yield { record: "part", number, type, weightGrams: 1 };
    if (isSuperseded) yield { record: "supersession", from: number, to: "TEST000000" };
    for (const { modelCode: model, ...application } of applications)
      yield { record: "fitment", part: number, model, ...application };
  }
}

beforeAll(async () => {
  const imported = await importCatalogue(linesOf(records()), { now });
  expect(imported).toMatchObject({ ok: true });
});

const anyCar = (): CarFacts => ({
  ...{ modelCode: oneOf(["HJR", "SHB"]), modelYear: 2020 + upTo(6), drive: oneOf(drives) },
  ...{ trim: oneOf(trims), serial: oneOf([null, upTo(9)]) },
});
/** As the catalogue completes it: a trim of a model has one drive train. */
const completed = (car: CarFacts): CarFacts => {
  const own = car.modelCode === "HJR" ? ({ trail: "AWD", city: "FWD" } as const)[car.trim ?? ""] : undefined;
  return { ...car, drive: car.drive ?? own ?? null };
};
const fitting = (car: CarFacts, position?: string) =>
  parts.filter((part) => {
    const applications = applicationsOf(part);
    const isUniversal = applications.length === 0;
    const placed = applications.filter(
      (one) => position === undefined || one.position?.split("-").includes(position),
    );
    const { fit } = fitOfPart({ applications: placed, isUniversal }, completed(car));
    return !part.isSuperseded && fit !== "does-not-fit" && !(isUniversal && position !== undefined);
  });

async function listed(query: object): Promise<{ numbers: string[]; total: number }> {
  const numbers: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await listParts({ ...query, page }, showing);
    if (!answer.ok) throw new Error(answer.code);
    numbers.push(...answer.value.items.map(({ number }) => number));
    if (page >= answer.value.pages) return { numbers, total: answer.value.total };
  }
}

test.each(Array.from({ length: 60 }, anyCar))("for %o", async (car) => {
  const wanted = fitting(car)
    .map(({ number }) => number)
    .toSorted();
  for (const sort of ["relevance", "name"]) {
    const { numbers, total } = await listed({ car: carKeyOf(car), sort });
    expect(numbers.toSorted()).toEqual(wanted);
    expect(total).toBe(wanted.length);
  }
  const placed = await listed({ car: carKeyOf(car), position: "front" });
  expect(placed.numbers.toSorted()).toEqual(
    fitting(car, "front")
      .map(({ number }) => number)
      .toSorted(),
  );
  const categories = await listCategories({ car: carKeyOf(car) }, showing);
  if (!categories.ok) throw new Error(categories.code);
  expect(categories.value.categories.reduce((sum, one) => sum + one.parts, 0)).toBe(wanted.length);
});

test("each item says what the rule says, also of what does not fit", async () => {
  for (let round = 0; round < 10; round += 1) {
    const car = anyCar();
    const answer = await listParts({ car: carKeyOf(car), all: "true", page: 1 + upTo(4) }, showing);
    if (!answer.ok) throw new Error(answer.code);
    for (const { number, fit } of answer.value.items) {
      const part = parts.find((one) => one.number === number);
      const applications = part === undefined ? [] : applicationsOf(part);
      expect(fit).toBe(
        fitOfPart({ applications, isUniversal: applications.length === 0 }, completed(car)).fit,
      );
    }
    expect(answer.value.pages).toBe(Math.ceil(135 / partsPageSize));
  }
});
