import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchStock } from "#app/features/preowned/server/search-stock.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { generatedStock } from "../../tests/factories/stock/generated-stock.ts";
import { bringStock } from "../../tests/factories/stock/preowned-api.ts";
import { seedStock } from "./stock.seed.ts";

testDatabase();
const folder = join(import.meta.dirname, "../../content/demo");
const day = (number: number) => new Date(`2026-11-${number}T09:00:00Z`);
const listed = async () => (await searchStock({}, { language: "ar", now: day(22) })).total;

test("the demo's cars are taken in once, and a dealer's own feed stays through every start after it", async () => {
  await seedStock(day(22), folder);
  expect(await listed()).toBe(56);
  await seedStock(day(23), folder);
  expect(await listed()).toBe(56);

  const own = [...generatedStock(30, 1)].filter(({ profile }) => profile.make === "rimal");
  await bringStock(own, day(24));
  expect(await listed()).toBe(own.length);
  await seedStock(day(25), folder);
  expect(await listed()).toBe(own.length);

  const changed = await mkdtemp(join(tmpdir(), "marsa-stock-"));
  const text = await readFile(join(folder, "stock.csv"), "utf8");
  await writeFile(join(changed, "stock.csv"), text.split("\n").slice(0, -5).join("\n"));
  await seedStock(day(26), changed);
  expect(await listed()).toBe(own.length);
  await rm(changed, { recursive: true });
});

test("a content folder without used cars is none the worse", async () => {
  await expect(seedStock(day(22), join(folder, "cars"))).resolves.toBeUndefined();
});
