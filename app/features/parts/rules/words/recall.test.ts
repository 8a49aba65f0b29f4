import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { type PartsQuery, partsQueriesOpen } from "../../../../../tests/factories/parts/parts-queries.ts";
import { partsQueriesClosed } from "../../../../../tests/factories/parts/parts-queries-closed.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());

/**
 * Of queries by an author who did not know the index, the share that finds one of its types among the first five.
 * The index was adjusted with the open ones alone.
 */
test.each([
  ["open", partsQueriesOpen, 0.05],
  ["closed", partsQueriesClosed, 0.05],
] as const)(
  "of 100 %s queries in both scripts 95 find the part among the first five types",
  (_, queries, most) => {
    const missed = queries.filter(({ q, types }) => !isFound(q, types)).map(described);
    expect(missed.length / queries.length, missed.join("\n")).toBeLessThanOrEqual(most);
  },
);

test("a model and a place that are named are understood", () => {
  const wrong = partsQueriesOpen.filter(({ q, model, position }) => {
    const found = index.find(q);
    return (
      (model !== undefined && found.model?.code !== model) ||
      (position !== undefined && found.position !== position)
    );
  });
  expect(wrong.length / partsQueriesOpen.length, wrong.map(described).join("\n")).toBeLessThanOrEqual(0.05);
});

function isFound(q: string, types: readonly string[]): boolean {
  return index
    .find(q)
    .types.slice(0, 5)
    .some(({ code }) => types.includes(code));
}

function described({ q, types, model, position }: PartsQuery): string {
  const found = index.find(q);
  const first = found.types.slice(0, 5).map(({ code }) => code);
  return `${q}: ${types} ${model ?? ""} ${position ?? ""}; found ${first} ${found.model?.code ?? ""} ${found.position ?? ""}`;
}
