import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { type DecidingQuery, halfOf } from "../../../../../tests/factories/parts/deciding-queries.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());
const namesOf = (q: string, most: number) =>
  index
    .find(q)
    .types.slice(0, most)
    .map(({ code }) => code);

/** The queries that miss among the first so many. */
function missing(queries: readonly DecidingQuery[], most: number): string[] {
  return queries
    .filter(([q, types]) => !namesOf(q, most).some((code) => types.split(" ").includes(code)))
    .map(([q, types]) => `${q}: ${types}; found ${namesOf(q, most)}`);
}

/** A list shows all parts of the first type before those of the second: what is seen of ten types is the first one. */
test.each(["open", "closed"] as const)(
  "of the %s queries by the trade's words 95 % have the part as the first type, 98 % among ten",
  (half) => {
    const queries = halfOf(half);
    const [first, ever] = [missing(queries, 1), missing(queries, 10)];
    expect(first.length / queries.length, first.join("\n")).toBeLessThanOrEqual(0.05);
    expect(ever.length / queries.length, ever.join("\n")).toBeLessThanOrEqual(0.02);
  },
);

test.each([
  ["front bumper cover", "front-bumper"],
  ["air con filter", "cabin-filter"],
  ["جلد ميزان", "stabilizer-bushing"],
  ["تاير", "tire-pressure-sensor"],
  ["rear crank seal", "rear-crank-seal"],
  ["glovebox", "glove-box"],
  ["مساعد خلفي", "shock-absorber"],
  ["مساعد امامي", "shock-absorber"],
  ["مساعدات خلفية", "shock-absorber"],
  ["مساعد باب خلفي", "trunk-strut"],
  ["مساعد شنطة", "trunk-strut"],
  ["rear light bulb", "stop-tail-bulb"],
  ["كفر سيارة", "car-cover"],
  ["غطاء سيارة", "car-cover"],
  ["طربال", "car-cover"],
  ["كفر كراسي", "seat-cover"],
  ["كفر مفتاح", "key-shell"],
])("%s is first of all %s", (q, type) => {
  expect(namesOf(q, 1)).toEqual([type]);
});

test.each(["كفر", "كفرات", "كفرات هجر", "ابي كفر امامي", "kafar", "kafarat", "kafar khalfi"])(
  "%s are tires: parts of them come before covers",
  (q) => {
    expect(namesOf(q, 3)).toEqual(["tire-pressure-sensor", "tire-valve", "tire-inflator"]);
  },
);
