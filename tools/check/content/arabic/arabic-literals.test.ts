import { expect, test } from "vitest";
import { arabicLiterals } from "./arabic-literals.ts";

test("texts of a table, of templates and of elements are read, comments and patterns are not", () => {
  const source = [
    "// تعليق",
    'const words = { en: "Save", ar: "حفظ" };',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read
    "const count = (n: number) => `عدد الصور: ${n} ${words.ar}`;",
    "const pattern = /ريال/u;",
    "const seen = <p>مرحباً</p>;",
  ].join("\n");
  expect(arabicLiterals(source)).toEqual([
    { line: 2, text: "حفظ" },
    { line: 3, text: "عدد الصور: {x} {x}" },
    { line: 5, text: "مرحباً" },
  ]);
});

test("a file without Arabic holds none", () => expect(arabicLiterals('const a = "b";')).toEqual([]));
