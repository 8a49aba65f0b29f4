import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContentFiles } from "./content-files.ts";

const now = new Date("2026-03-01T09:00:00Z");
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-brands-"));
});
afterAll(() => rm(folder, { recursive: true }));

const fragment = { key: "sadaf", shared: { a: 1, shown: true }, en: { name: "Sadaf" }, ar: { name: "صدف" } };
const read = async (brand: string | string[], differs: object) => {
  const file = { model: "car", brand, fragments: [{ ...fragment, differs }] };
  await writeFile(join(folder, "car.json"), JSON.stringify(file));
  return readContentFiles(folder, now);
};

test("a file of two brands is a fragment of each, and what differs is said field by field", async () => {
  const [one, other] = await read(["rimal", "lulwa"], { rimal: { shared: { shown: false } } });
  expect([one?.brand, one?.shared]).toEqual(["rimal", { a: 1, shown: false }]);
  expect([other?.brand, other?.shared]).toEqual(["lulwa", { a: 1, shown: true }]);
  expect(other?.texts).toEqual({ en: { name: "Sadaf" }, ar: { name: "صدف" } });
});

test("what differs for a brand that is not named is refused with the file's name", async () => {
  await expect(read("rimal", { lulwa: { en: { name: "x" } } })).rejects.toThrow(
    "car.json: sadaf differs for lulwa, which is none of its brands",
  );
});
