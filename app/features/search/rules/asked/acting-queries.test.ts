import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoSearch } from "../../../../../tests/factories/demo-search.ts";

interface ActingQuery {
  readonly query: string;
  readonly language: "ar" | "en" | "mixed";
  /** Paths of which any will do, those that act first; `tel:` is a call. */
  readonly accept: readonly string[];
}

const today = "2026-11-22";
const file = join(import.meta.dirname, "../../../../../tests/factories/acting-queries.json");
const queries = JSON.parse(readFileSync(file, "utf8")) as readonly ActingQuery[];
const pathOf = (url: string) => (url.startsWith("tel:") ? "tel:" : url.replace(/[?#].*$/, ""));

test("queries of buyers and owners reach what a reasonable person accepts: 98 in 100 within ten results, 95 within three", async () => {
  const search = await demoSearch(new Date(`${today}T09:00:00Z`));
  const missed: string[] = [];
  let [withinTen, withinThree] = [0, 0];
  for (const { query, accept } of queries) {
    const paths = search.find(query, { most: 10, today }).map(({ url }) => pathOf(url));
    const place = paths.findIndex((path) => accept.includes(path));
    if (place >= 0) withinTen += 1;
    if (place >= 0 && place < 3) withinThree += 1;
    else missed.push(`${query}: ${paths.join(" ")}`);
  }
  expect(queries).toHaveLength(200);
  expect(withinTen / queries.length, missed.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(withinThree / queries.length, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
});
