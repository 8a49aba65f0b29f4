import { expect, test } from "vitest";
import { marksOf } from "./marks.ts";

test.each([
  ["سيارة سُهَيْل الجديدة", "سهيل", ["سُهَيْل"]],
  ["صيانة السيارات", "الصيانه", ["صيانة"]],
  ["Suhail by the month, then yours", "SUHIAL", ["Suhail"]],
  ["Nada at the hybrid rate", "nad", ["Nada"]],
  ["عرض ٢٠٢٦", "2026", ["٢٠٢٦"]],
])("in %s the query %s marks what is written", (text, query, marked) => {
  expect(marksOf(text, query).map(([from, to]) => text.slice(from, to))).toEqual(marked);
});
