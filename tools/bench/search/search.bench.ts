import type { Entry } from "#app/features/search/rules/index/entry.ts";
import { SiteSearch } from "#app/features/search/rules/site-search.ts";
import { demoEntries, demoIntents } from "../../../tests/factories/search/demo-search.ts";
import { intentQueries } from "../../../tests/factories/search/intent-queries.ts";
import { recallQueries } from "../../../tests/factories/search/search-queries.ts";
import { figuresOf, printFigures } from "../support/figures.ts";

const copies = 100;
const rounds = 20;
const goalMs = 5;

const queries = [
  ...recallQueries.map(([query]) => query),
  ...Object.values(intentQueries).flatMap(({ tuning, heldOut }) => [...tuning, ...heldOut]),
];

/** How long an index of a hundred times the demo takes to answer the fixed set of queries in both scripts. */
export async function bench(): Promise<void> {
  const now = new Date("2026-11-21T09:00:00Z");
  const demo = await demoEntries(now);
  const entries = Array.from({ length: copies }, (_, copy) =>
    demo.map((entry) => otherEntry(entry, copy)),
  ).flat();
  const startedAt = performance.now();
  const search = new SiteSearch(entries, await demoIntents(now));
  const madeIn = performance.now() - startedAt;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const from = performance.now();
      search.find(query, { most: 10, today: "2026-11-21" });
      if (round > 0) times.push(performance.now() - from);
    }
  process.stdout.write(
    `${entries.length} entries, ${search.index.wordCount} words, made in ${madeIn.toFixed(0)} ms\n`,
  );
  printFigures("answer", figuresOf(times), `goal ${goalMs} ms`);
}

/** A copy whose every third word is another one, so that the vocabulary grows with the entries. */
function otherEntry(entry: Entry, copy: number): Entry {
  if (copy === 0) return entry;
  let place = 0;
  const changed = (text: string) =>
    text.replace(/\p{L}{4,}/gu, (word) => {
      place += 1;
      return place % 3 === 0
        ? `${word}${String.fromCharCode(97 + (copy % 26))}${String.fromCharCode(97 + Math.floor(copy / 26))}`
        : word;
    });
  const textsOf = (texts: Entry["texts"]["en"]) =>
    Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, changed(text)]),
    ) as unknown as typeof texts;
  const texts = { en: textsOf(entry.texts.en), ar: textsOf(entry.texts.ar) };
  return { ...entry, id: `${entry.id}-${copy}`, texts };
}
