import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../program.ts";
import { checkDocumentPaths } from "./document-paths.ts";

const folder = mkdtempSync(join(root, "node_modules", ".document-paths-"));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsIn(text: string): string[] {
  const file = relative(root, join(folder, "README.md"));
  writeFileSync(join(root, file), text);
  return checkDocumentPaths([file], ["app/ui/button.tsx", "app/ui/button.css"]).map((line) =>
    line.slice(file.length),
  );
}

test("a file may be named whole, by its end or from beside the document", () => {
  expect(problemsIn("`app/ui/button.tsx`, `ui/button.css`, `button.css`, `../ui/button.css`")).toEqual([]);
});

test("a file that is gone is named", () => {
  expect(problemsIn("See `ui/knob.tsx`.")).toEqual([": there is no ui/knob.tsx"]);
  expect(problemsIn("See `i/button.tsx`: an end is made of whole names.")).toHaveLength(1);
});

test("patterns, calls and addresses are no names of files", () => {
  expect(problemsIn("`*.test.ts`, `<feature>.server.ts`, `orders/services/slots`, `now()`")).toEqual([]);
});

test("a superseded record may name what was", () => {
  expect(problemsIn("Date: 2026-11-20. Status: superseded by 035.\n\n`late.ts`")).toEqual([]);
});

test("no document of the project names a file that is gone", () => {
  expect(checkDocumentPaths()).toEqual([]);
});
