import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environment } from "./environment.ts";

const root = join(import.meta.dirname, "../../..");
const read = Object.keys(environment.shape).toSorted();

test.each([
  ["README.md", /^\| variable \|/],
  ["docs/operations.md", /^\| Variable \|/],
])("the table of variables in %s names each one that the program reads, and no other", async (file, head) => {
  const lines = (await readFile(join(root, file), "utf8")).split("\n");
  const rows = lines.slice(lines.findIndex((line) => head.test(line)) + 2);
  const table = rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith("|")),
  );
  const named = table.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(read);
});
