import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { partsApi } from "#app/features/parts/api.server.ts";
import { importCatalogue, importPrices } from "#app/features/parts/parts.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import {
  generatedCatalogue,
  generatedPrices,
  generatedSize,
  modelCodeOf,
  partNumberOf,
  tapeOf,
  typeNameOf,
} from "../../../tests/factories/parts/generated-catalogue.ts";
import { linesOf } from "../../../tests/factories/parts/small-catalogue.ts";
import { numbersFrom, type RandomNumbers } from "../../../tests/factories/random-numbers.ts";
import { withEmptyDatabase } from "../support/empty-database.ts";
import { figuresOf, printFigures } from "../support/figures.ts";

const parts = Number(process.env.MARSA_PARTS ?? "1000000");
const requests = 500;
const now = new Date("2026-11-26T08:00:00Z");

/** A catalogue with twenty applications a part taken in, and searched over HTTP. `MARSA_PARTS` says how many parts. */
export async function bench(): Promise<void> {
  await withEmptyDatabase(async () => {
    const records = parts * 20;
    await taken("catalogue", records, () => importCatalogue(linesOf(generatedCatalogue(parts)), { now }));
    await taken("prices", parts, () => importPrices(tapeOf(generatedPrices(parts)), { now }));
    const server = createServer(
      getRequestListener(apiApp([partsApi], async () => undefined).fetch, { overrideGlobalObjects: false }),
    );
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = `http://localhost:${(server.address() as AddressInfo).port}/v3/parts`;
    for (const [what, goal, path] of queries) await benchOf(`${address}/`, what, goal, path);
    server.closeAllConnections();
    server.close();
  });
}

type Query = (numbers: RandomNumbers) => string | { readonly vin: string };
const carOf = ({ upTo }: RandomNumbers) =>
  `${modelCodeOf(upTo(generatedSize.models - 1))}.${generatedSize.firstYear + upTo(generatedSize.years - 1)}`;
const subOf = ({ upTo }: RandomNumbers) => `sub-${upTo(generatedSize.subCategories - 1)}`;
const wordsOf = ({ upTo }: RandomNumbers) => encodeURIComponent(typeNameOf(upTo(generatedSize.types - 1)));

const queries: readonly (readonly [what: string, goal: number, query: Query])[] = [
  ["a part by its number", 5, (numbers) => `details?number=${partNumberOf(numbers.upTo(parts - 1))}`],
  [
    "the same for a car",
    5,
    (numbers) => `details?number=${partNumberOf(numbers.upTo(parts - 1))}&car=${carOf(numbers)}`,
  ],
  ["a number in the search", 5, (numbers) => `list?q=${partNumberOf(numbers.upTo(parts - 1))}`],
  [
    "the beginning of a number",
    30,
    (numbers) => `list?q=${partNumberOf(numbers.upTo(parts - 1)).slice(0, 8)}`,
  ],
  [
    "a car by its VIN",
    5,
    ({ upTo }) => ({ vin: `RML${modelCodeOf(upTo(generatedSize.models - 1))}X7R1004821` }),
  ],
  ["a sub-category for a car", 5, (numbers) => `list?category=${subOf(numbers)}&car=${carOf(numbers)}`],
  ["a sub-category", 5, (numbers) => `list?category=${subOf(numbers)}&page=${1 + numbers.upTo(20)}`],
  [
    "a category for a car with its trim",
    5,
    (numbers) => `list?category=category-${numbers.upTo(14)}&car=${carOf(numbers)}.trail.AWD.4821`,
  ],
  ["all categories for a car", 30, (numbers) => `sub-categories?car=${carOf(numbers)}`],
  ["words", 30, (numbers) => `list?q=${wordsOf(numbers)}`],
  ["words for a car", 30, (numbers) => `list?q=${wordsOf(numbers)}&car=${carOf(numbers)}`],
  ["words with a measure", 30, (numbers) => `list?q=${wordsOf(numbers)}%205W-30`],
  ["a measure alone", 30, () => "list?q=5W-40"],
  ["one word and a place for a car", 30, (numbers) => `list?q=filter%20front&car=${carOf(numbers)}`],
  [
    "a sub-category for a car by price",
    30,
    (numbers) => `list?category=${subOf(numbers)}&car=${carOf(numbers)}&sort=price`,
  ],
  [
    "twenty prices",
    5,
    ({ upTo }) =>
      `price-details?numbers=${Array.from({ length: 20 }, () => partNumberOf(upTo(parts - 1))).join(",")}`,
  ],
];

async function benchOf(address: string, what: string, goal: number, query: Query): Promise<void> {
  const numbers = numbersFrom(7);
  const times: number[] = [];
  const processor = process.cpuUsage();
  for (let request = -requests / 5; request < requests; request += 1) {
    const wanted = query(numbers);
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.0.${(request >> 7) & 255}.${request & 127}`,
    };
    const started = performance.now();
    const answer =
      typeof wanted === "string"
        ? await fetch(address + wanted, { headers })
        : await fetch(`${address}vehicle`, { method: "POST", headers, body: JSON.stringify(wanted) });
    await answer.arrayBuffer();
    if (request >= 0) times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status}`);
  }
  const { user, system } = process.cpuUsage(processor);
  const own = ((user + system) / 1000 / (requests * 1.2)).toFixed(1);
  printFigures(
    what,
    figuresOf(times),
    `goal p99 ${goal} ms; ${own} ms of processor, both ends of the call, without the database`,
  );
}

async function taken(what: string, rows: number, work: () => ReturnType<typeof importPrices>): Promise<void> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 100);
  const started = performance.now();
  const imported = await work();
  clearInterval(timer);
  if (!imported.ok) throw new Error(`${imported.code} ${JSON.stringify(imported.detail)}`);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${what}: about ${rows.toLocaleString("en")} rows within ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString("en")}/s, at most ${Math.round(most / 1_048_576)} MB\n`,
  );
}
