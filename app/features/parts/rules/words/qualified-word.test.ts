import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { demoParts } from "#db/seed/demo/parts/demo-parts.ts";
import {
  halfOfQualified,
  type QualifiedQuery,
  reportedQueries,
} from "../../../../../tests/factories/parts/qualified-queries.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";
import { namesByQuery, type PartName, partNameOf, typesByQuantity } from "./part-names.ts";

const index = wordIndexOf(demoCatalogue());
const partNames = Map.groupBy(
  demoParts().flatMap(({ plan, name }) =>
    name === null ? [] : [{ type: plan.type, names: partNameOf({ en: name[0], ar: name[1] }) }],
  ),
  ({ type }) => type,
);
const namesOf = (code: string): PartName[] => (partNames.get(code) ?? []).map(({ names }) => names);

/** The first type of a query and the name of its first part. */
function firstOf(q: string): { type: string; name: string } {
  const [first] = typesByQuantity(q, index.find(q).types.slice(0, 8), ({ code }) => namesOf(code));
  const [best = namesOf(first?.code ?? "")] = namesByQuery(q, namesOf(first?.code ?? ""));
  return { type: first?.code ?? "", name: best[0]?.names.en ?? "" };
}

function missing(queries: readonly QualifiedQuery[]): string[] {
  return queries.flatMap(([q, types, says = ""]) => {
    const { type, name } = firstOf(q);
    return types.split(" ").includes(type) && name.includes(says) ? [] : [`${q}: found ${type}, ${name}`];
  });
}

test("the word that decides, though no type is called so, decides in all queries that were reported", () => {
  expect(missing(reportedQueries)).toEqual([]);
});

test.each(["open", "closed"] as const)(
  "of the %s queries of the same kinds 95 % have the part first",
  (half) => {
    const queries = halfOfQualified(half);
    const missed = missing(queries);
    expect(missed.length / queries.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  },
);
