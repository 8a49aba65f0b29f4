import { beforeAll, expect, test } from "vitest";
import { demoEntries, demoFinds, demoIntents } from "../../../../tests/factories/search/demo-search.ts";
import { recallQueries } from "../../../../tests/factories/search/search-queries.ts";
import { SiteSearch } from "./site-search.ts";

const now = new Date("2026-11-21T09:00:00Z");
let search: SiteSearch;
/** What stands at an address. */
let entryAt: ReadonlyMap<string, string>;
beforeAll(async () => {
  const entries = await demoEntries(now);
  search = new SiteSearch(entries, await demoIntents(now));
  entryAt = new Map(entries.map(({ kind, id, url }) => [url, `${kind} ${id}`]));
});

test("of what each query wants, at least 98 in 100 stand among its first ten", () => {
  const missing: string[] = [];
  let recall = 0;
  for (const [query, ...wanted] of recallQueries) {
    const found = search.find(query, { most: 10, today: "2026-11-21", ...demoFinds(query) });
    // An action leads to the page that it stands for.
    const names = new Set(
      found.map(({ kind, id, url }) =>
        kind === "action" ? (entryAt.get(url) ?? `page ${url}`) : `${kind} ${id}`,
      ),
    );
    const absent = wanted.filter((one) => !names.has(one));
    if (absent.length > 0) missing.push(`${query}: ${absent.join(", ")} | ${[...names].join(", ")}`);
    recall += 1 - absent.length / wanted.length;
  }
  expect(recall / recallQueries.length, missing.join("\n")).toBeGreaterThanOrEqual(0.98);
});

test("a name finds its model first, in either script and with a mistake", () => {
  for (const query of ["suhail", "سهيل", "sohail", "Suh", "هجر", "الواحات", "ندي", "shehab"])
    expect(search.find(query, { most: 1, today: "2026-11-21" })[0]?.kind, query).toBe("model");
});

test("an offer is found on its days only", () => {
  const has = (today: string) =>
    search.find("wahat school", { most: 20, today }).some(({ id }) => id === "wahat-family");
  expect([has("2026-11-21"), has("2026-12-25")]).toEqual([true, false]);
});

test.each(["", "   ", "؟!", "xqzwv", "\u0640\u0640"])("nothing is found for %j", (query) => {
  expect(search.find(query, { most: 10, today: "2026-11-21", ...demoFinds(query) })).toEqual([]);
});
