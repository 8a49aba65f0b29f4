import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { attack, pagesRendered } from "./page-attack.ts";

/* Hundreds of pages requested at once from one address: others go on, and no more is rendered than one address may. */

const { url } = testDatabase({ jobs: false });
const renderBurst = 60;
const watched = ["/healthz", "/special-offers?lang=en", "/api/v3/common/locations/services?brand=rimal"];
let program: RunningProgram;
beforeAll(async () => {
  program = await startProgram({ DATABASE_URL: url, MARSA_CONFIG: "marsa.config.ts", HOST: "127.0.0.1" });
  for (const path of watched) expect((await fetch(program.address + path)).status, path).toBe(200);
});
afterAll(() => program?.stop());

test("one page under 650 queries that it does not know is rendered once", async () => {
  const before = await pagesRendered(program.address);
  const paths = Array.from({ length: 650 }, (_, n) => `/vehicle/wahat?lang=en&b=${n}`);
  const { statuses } = await attack(program.address, paths, watched);
  expect(await pagesRendered(program.address)).toBe(before + 1);
  // Connections above those of one address are refused; every other one got the page.
  expect([...statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
});

test("650 pages cost no more renderings than one address may have; others read on meanwhile", async () => {
  const before = await pagesRendered(program.address);
  const started = performance.now();
  const paths = Array.from({ length: 650 }, (_, n) => `/no-such-page-${n}?lang=en`);
  const { statuses, waited } = await attack(program.address, paths, watched);
  const filled = ((performance.now() - started) / 1_000) * 10;
  expect((await pagesRendered(program.address)) - before).toBeLessThanOrEqual(
    renderBurst + Math.ceil(filled),
  );
  expect([...statuses.keys()].filter((status) => ![0, 404, 429, 503].includes(status))).toEqual([]);
  expect(statuses.get(429)).toBeGreaterThan(0);
  for (const [path, times] of waited) expect(times.length, path).toBeGreaterThan(3);
});
