import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../program.ts";
import { checkArabicWords } from "./arabic-words.ts";

const folder = mkdtempSync(join(root, "node_modules", ".arabic-words-"));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsIn(source: string): string[] {
  const file = relative(root, join(folder, "words.ts"));
  writeFileSync(join(root, file), source);
  return checkArabicWords([file]).map((line) => line.slice(file.length));
}

test("a mistake is named with its file and line", () => {
  expect(problemsIn('\nexport const words = { ar: "قراءة الممشى" };')).toEqual([
    ":2: a word that the glossary forbids: قراءة الممشى",
  ]);
});

test("a range of values that vary is built in one place", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read
  expect(problemsIn("export const range = (a: string, b: string) => `من ${a} إلى ${b}`;")).toEqual([
    ":1: a range that is not of rangeInWords (i18n/numbers/ranges.ts): من {x} إلى {x}",
  ]);
});

test("a bay of the workshop is no lane", () => {
  expect(problemsIn('export const words = { ar: "أول مسار متاح", lane: "مساعد المسار" };')).toEqual([
    ":1: a bay that is not called رافعة: أول مسار متاح",
  ]);
});

test("words that are only understood may be as people type them", () => {
  expect(checkArabicWords(["app/features/search/rules/words/synonyms.ts"])).toEqual([]);
});

test("the code reads well", () => expect(checkArabicWords()).toEqual([]));
