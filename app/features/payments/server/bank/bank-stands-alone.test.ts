import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../../../..");
const own = /^features\/payments\/(server\/bank\/|tables\.ts$|server\/personal-data\.server\.ts$)/;

test("the tables of the demo's bank are named by its own files alone, as another company's would be", () => {
  const files = globSync("**/*.ts", { cwd: app }).filter((path) => !/\.test\.ts$|-examples\.ts$/.test(path));
  const naming = files.filter((path) => /payments\.bank_/.test(readFileSync(join(app, path), "utf8")));
  expect(naming).toContain("features/payments/server/bank/bank-charges.server.ts");
  expect(naming.filter((path) => !own.test(path))).toEqual([]);
});
