import { beforeAll, expect, test } from "vitest";
import { referenceOf } from "#app/lib/reference.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { signedLinks } from "./signed-link.server.ts";

testDatabase();
const links = signedLinks("/drive", "example-link");
const reference = referenceOf(4711, "RM");
const tokenOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
let token = "";

beforeAll(async () => {
  await loadSecret();
  token = tokenOf(links.pathOf(reference, "d1"));
});

test("a link says the reference's characters and a signature", () => {
  expect(links.pathOf(reference, "d1")).toMatch(new RegExp(`^/drive/${reference.slice(3)}-[\\w-]{16}$`));
  expect(links.read(token)?.number).toBe(4711);
});

test("it is for what was signed alone, and of one purpose", () => {
  expect(links.read(token)?.isFor("d1")).toBe(true);
  expect(links.read(token)?.isFor("d2")).toBe(false);
  const other = signedLinks("/visit", "another-link");
  expect(links.read(tokenOf(other.pathOf(reference, "d1")))?.isFor("d1")).toBe(false);
});

test.each<[string, (token: string) => string]>([
  ["cut off", (whole) => whole.slice(0, -1)],
  ["longer", (whole) => `${whole}A`],
  ["in lower case", (whole) => whole.toLowerCase()],
  ["with letters that no reference has", (whole) => `ILOU00${whole.slice(6)}`],
  ["empty", () => ""],
])("one that is %s cannot be ours", (_, change) => {
  expect(links.read(change(token))).toBeUndefined();
});
