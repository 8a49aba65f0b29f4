import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

const journeys = sourceFiles(/^tests\/e2e\/.*\.spec\.ts$/).filter((file) => !file.includes("/sweep/"));

/** The titles of a file's journeys; what a template fills in is left open. */
function titlesIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^ *test\(\s*(["`])(.+?)\1,/gm)].map(([, , title = ""]) =>
    title.replaceAll(/\$\{[^}]*\}/g, "..."),
  );
}

test("each journey keeps one promise of the table in docs/testing.md, and each promise has its journey", () => {
  const document = readFileSync(join(root, "docs/testing.md"), "utf8");
  const rows = [...document.matchAll(/^\|.*\| `([\w/.-]+\.spec\.ts)`: (.+?) \|[^|]*\|$/gm)];
  const promised = rows.map(([, file, title]) => `tests/e2e/${file}: ${title}`);
  const written = journeys.flatMap((file) => titlesIn(file).map((title) => `${file}: ${title}`));
  expect(promised.toSorted()).toEqual(written.toSorted());
});
