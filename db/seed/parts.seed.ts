import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  importCatalogue,
  importPrices,
  lastCatalogueKey,
  type PriceRow,
} from "#app/features/parts/parts.server.ts";

const source = join(import.meta.dirname, "demo/parts");
/** Since when the demo's prices hold: before any day on which it is looked at. */
const pricesFrom = "2020-01-01";
const name = "demo-";

/**
 * Takes in the demo's parts as any catalogue is taken in, once for each state of the files that make them: these are read
 * at every start, the catalogue is made of them only when they have changed. An importer's own catalogue is left alone.
 */
export async function seedParts(now: Date, contentFolder: string): Promise<void> {
  const last = await lastCatalogueKey();
  if (last !== undefined && !last.startsWith(name)) return;
  const key = `${name}${await hashOfSource(contentFolder)}`;
  if (last === key) return;
  const { demoCatalogue, demoPrices } = await import("./demo/parts/demo-catalogue.ts");
  const options = { now, sourceKey: key, confirmedRemovals: Number.POSITIVE_INFINITY };
  taken("prices", await importPrices(tape(demoPrices(pricesFrom)), options));
  taken("catalogue", await importCatalogue(lines(demoCatalogue()), options));
}

function taken(kind: string, imported: Awaited<ReturnType<typeof importPrices>>): void {
  if (!imported.ok)
    throw new Error(`the demo's ${kind}: ${imported.code} ${JSON.stringify(imported.detail)}`);
}

/** Of the tables, and of the pictures and drawings, whose addresses carry their own hashes. */
async function hashOfSource(contentFolder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [
    ...(await filesIn(source, "**/*.ts")),
    ...(await filesIn(contentFolder, "{pictures,files}/parts/*")),
  ])
    hash.update(await readFile(file));
  return hash.digest("base64url");
}

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: folder }))
    if (!file.endsWith(".test.ts")) files.push(join(folder, file));
  return files.sort();
}

async function* lines(records: Iterable<object>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(Array.from(records, (record) => `${JSON.stringify(record)}\n`).join(""));
}

const columns = [
  ...["part_number", "superseded_by", "price_list", "valid_from", "original_price", "unit_discount"],
  "quantity_breaks",
] as const;
/** Prices as a tape brings them. */
async function* tape(prices: Iterable<PriceRow>): AsyncGenerator<Uint8Array> {
  const rows = Array.from(prices, (price) =>
    columns
      .map((column) =>
        column === "quantity_breaks"
          ? (price.quantity_breaks ?? []).map(({ from, unitDiscount }) => `${from}:${unitDiscount}`).join(" ")
          : (price[column] ?? ""),
      )
      .join(","),
  );
  yield Buffer.from([columns.join(","), ...rows].join("\n"));
}
