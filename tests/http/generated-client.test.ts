import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import openapiTypes, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testProgram } from "../factories/program/test-program.ts";
import { signIn } from "../factories/sign-in.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "tests/fixtures/api-client");
const types = join(folder, "paths.ts");
const program = testProgram({ MARSA_DEMO: "on" });

/** Compiled by a project of its own: its types are made here. */
interface Partner {
  titles(q: string): Promise<string[] | undefined>;
  leaveLead(key: string): Promise<string | undefined>;
  models(): Promise<string[] | "not-signed-in">;
}
let partner: (address: string, token: string) => Partner;
beforeAll(async () => {
  await writeFile(types, astToString(await openapiTypes(new URL("/api/docs/openapi.json", program.address))));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [compiler, "--project", folder]);
  ({ partner } = await import(join(folder, "partner.ts")));
});
afterAll(() => rm(types, { force: true }));

test("reads what anyone may read", async () => {
  expect(await partner(program.address, "").titles("سهيل")).toContain("Suhail");
});

test("writes once for one key", async () => {
  const { leaveLead } = partner(program.address, "");
  const id = await leaveLead("partner-0001");
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(await leaveLead("partner-0001")).toBe(id);
});

test("reads as a customer, and is refused with a code of the document", async () => {
  expect(await partner(program.address, await signIn(program.address, noora)).models()).toContain("هجر");
  expect(await partner(program.address, "forged").models()).toBe("not-signed-in");
});
