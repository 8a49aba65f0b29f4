import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fold } from "./fold.ts";
import { wordsOf } from "./words-of.ts";

test.each([
  ["alef forms", "أحمد إلى آسيا ٱلله", "احمد الي اسيا الله"],
  ["alef and hamza written as two signs", "ا\u0654حمد", "احمد"],
  ["ى ي, ة ه, ؤ ئ", "هوى صيانة مؤتمر رئيس", "هوي صيانه موتمر رييس"],
  ["vowel signs and tatweel", "جُمـــان دُرّة", "جمان دره"],
  ["digits of both kinds", "٢٠٢٦ ۲۰۲۶", "2026 2026"],
  ["presentation forms and ligatures", "ﻻ ﺳﻬﻴﻞ", "لا سهيل"],
  ["Persian letters", "یک", "يك"],
  ["case, accents, width", "Café ＳＵＨＡＩＬ İ", "cafe suhail i"],
  ["signs that nobody sees", "\u200fسهيل\u200e", "سهيل"],
])("%s", (_, written, folded) => {
  expect(fold(written).text).toBe(folded);
});

describe("on any text", () => {
  const arabic = fc.string({ unit: fc.constantFrom(..."أإآاىيةهؤئوـَُّل٣3 لاﻻءaÉ") });
  it("folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), arabic), (text) => {
        const once = fold(text).text;
        expect(fold(once).text).toBe(once);
      }),
    );
  });
  it("each folded character knows its place in the original", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), arabic), (text) => {
        const { text: folded, starts, ends } = fold(text);
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
        starts.forEach((start, place) => {
          expect(start).toBeLessThan(ends[place] ?? 0);
          expect(ends[place]).toBeLessThanOrEqual(text.length);
          if (place > 0) expect(start).toBeGreaterThanOrEqual(starts[place - 1] ?? 0);
        });
      }),
    );
  });
});

test.each([
  ["السيارة", "سياره"],
  ["بالصيانة", "صيانه"],
  ["للأسطول", "اسطول"],
  ["الى", "الي"],
  ["ألم", "الم"],
])("the article of %s is optional", (written, bare) => {
  expect(wordsOf(written)[0]?.bare).toBe(bare);
});

test.each([
  ["al3'y", ["alghy"]],
  ["bai'9a", ["baida"]],
  ["fi9'9'i", ["fiddi"]],
  ["a7afe’6", ["a7afez"]],
  ["Reem's 6'0 'x'", ["reem", "s", "6", "0", "x"]],
])("dotted digits of %s are letters", (written, words) => {
  expect(wordsOf(written).map(({ word }) => word)).toEqual(words);
});
