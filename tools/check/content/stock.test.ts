import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../program.ts";
import { checkStock } from "./stock.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-stock-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a used car whose Arabic text a reader would stumble over is named with its number", async () => {
  const stock = await readFile(join(root, "content/demo/stock.csv"), "utf8");
  const [header = "", car = ""] = stock.split("\n");
  expect(car).toContain("مالك واحد منذ شرائها");
  await writeFile(
    join(folder, "stock.csv"),
    `${header}\n${car.replace("مالك واحد منذ شرائها", "سعرها ريال 59,500")}\n`,
  );
  expect(await checkStock(folder)).toEqual([
    expect.stringMatching(/^stock\.csv SHL-240111: the currency before its number: سعرها ريال 59,500/u),
  ]);
});
