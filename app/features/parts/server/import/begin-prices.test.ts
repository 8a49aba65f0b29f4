import { beforeAll, expect, test } from "vitest";
import { contentVersion } from "#app/features/content/content.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  bytesOf,
  importSmallCatalogue,
  numbers,
} from "../../../../../tests/factories/parts/small-catalogue.ts";
import { renewAtBeginOfDay } from "./begin-prices.server.ts";
import { importPrices } from "./import-prices.server.ts";

testDatabase();
const before = new Date("2026-11-26T08:00:00Z");

beforeAll(async () => {
  await importSmallCatalogue(before);
  const tape = `part_number,valid_from,original_price\n${numbers.oilFilter},2026-12-01,5000`;
  const imported = await importPrices(bytesOf(tape), { now: before });
  expect(imported).toMatchObject({ ok: true });
});

const isRenewed = async (at: string) => {
  const version = await contentVersion(config.brand);
  await inTransaction<unknown, void>((trx) => renewAtBeginOfDay(trx, new Date(at)));
  return (await contentVersion(config.brand)) > version;
};

test.each([
  ["a quarter of an hour before the day of a new price", "2026-11-30T20:45:00Z", false],
  ["as that day begins in Doha", "2026-11-30T21:00:00Z", true],
  ["a run that comes a little behind", "2026-11-30T21:20:00Z", true],
  ["later on that day", "2026-11-30T21:45:00Z", false],
  ["as a day without new prices begins", "2026-12-01T21:00:00Z", false],
])("pages are made anew with the prices of a new day: %s", async (_, at, renewed) => {
  expect(await isRenewed(at)).toBe(renewed);
});
