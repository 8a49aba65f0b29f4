import { afterEach, describe, expect, test } from "vitest";
import { market, setMarket } from "../market.ts";
import { inArabicDigits, inArabicDigitsInHtml, withMarketDigits, withMarketDigitsInHtml } from "./digits.ts";

const before = market();
afterEach(() => setMarket(before));

describe("Arabic-Indic digits", () => {
  test.each([
    ["ضمان 12 شهراً", "ضمان ١٢ شهراً"],
    ["139,950 ريالاً", "١٣٩٬٩٥٠ ريالاً"],
    ["1,234,567.5 كم", "١٬٢٣٤٬٥٦٧٫٥ كم"],
    ["\u20665.75%\u2069 سنوياً", "\u2066٥٫٧٥٪\u2069 سنوياً"],
    ["الساعة 4:00 م، يوم 1 ديسمبر 2026.", "الساعة ٤:٠٠ م، يوم ١ ديسمبر ٢٠٢٦."],
    ["29/11/2026", "٢٩/١١/٢٠٢٦"],
    ["(3)", "(٣)"],
  ])("%s", (text, shown) => expect(inArabicDigits(text)).toBe(shown));

  test.each([
    ["زيت 5W-30"],
    ["RML8JW21X0B123456"],
    ["رقم القطعة 90915-10003"],
    ["https://rimal.example/visit/123?lang=ar"],
    ["ali5@x.qa"],
    ["RM-2026-0412"],
    ["بطاقة ائتمان •••• 0021"],
    ["#102233"],
  ])("stand in no code: %s", (text) => expect(inArabicDigits(text)).toBe(text));

  test("groups of a telephone number keep their places in a line from left to right", () => {
    expect(inArabicDigits("+974 5500 1200")).toBe("+٩٧٤\u200e ٥٥٠٠\u200e ١٢٠٠");
  });

  test("stand in no style and no script of a document", () => {
    const style = "<style>.a > b { margin: 0 0; }</style>";
    const script = "<script>if (2 > 1) f(3)</script>";
    expect(inArabicDigitsInHtml(`${style}<p>7</p>${script}<p>8</p>`)).toBe(
      `${style}<p>٧</p>${script}<p>٨</p>`,
    );
  });

  test("stand in the text of a document, not in its tags and references", () => {
    expect(
      inArabicDigitsInHtml('<p style="margin:0 0 14px" data-of="7">7 أيام &#39;1&#39;</p><br>8<hr>'),
    ).toBe('<p style="margin:0 0 14px" data-of="7">٧ أيام &#39;١&#39;</p><br>٨<hr>');
  });
});

describe("the importer's digits", () => {
  test("are Latin unless he chose others", () => {
    expect(withMarketDigits("12 شهراً", "ar")).toBe("12 شهراً");
  });
  test("are those of Arabic alone", () => {
    setMarket({ ...before, digits: "arabic-indic" });
    expect(withMarketDigits("12 شهراً", "ar")).toBe("١٢ شهراً");
    expect(withMarketDigits("12 months", "en")).toBe("12 months");
    expect(withMarketDigitsInHtml("<b>12</b>", "ar")).toBe("<b>١٢</b>");
    expect(withMarketDigitsInHtml("<b>12</b>", "en")).toBe("<b>12</b>");
  });
});
