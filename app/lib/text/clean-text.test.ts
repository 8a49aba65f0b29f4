import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalize, type PatternName, problemOf } from "../validation/validation-patterns.ts";
import { cleanCode, cleanField, cleanLine, cleanText, cleanTexts } from "./clean-text.ts";

/* What phones, mails, PDF files and Word put around and into what people paste, and what it is meant to be. */
const pasted: [from: string, PatternName, text: string, meant: string][] = [
  ["the contacts of an iPhone", "phone", "\u202a+974 5512 3456\u202c", "55123456"],
  ["the contacts of an Android phone", "phone", "\u200e+974\u00a05512\u00a03456\u200e", "55123456"],
  ["our mails", "phone", "\u206655123456\u2069", "55123456"],
  ["our mails in Arabic", "phone", "\u2067٥٥١٢ ٣٤٥٦\u2069", "55123456"],
  ["a web page, with a zero-width space", "phone", "5512\u200b3456", "55123456"],
  ["a web page, with a word joiner", "phone", "5512\u20603456", "55123456"],
  ["Word, with a dash that does not break", "phone", "5512\u20113456", "55123456"],
  ["Excel, with a minus", "phone", "+974\u22125512\u20133456", "55123456"],
  ["a PDF file, with a variation selector", "phone", "5512\ufe0d3456", "55123456"],
  ["a Japanese keyboard", "phone", "＋974 ５５１２ ３４５６", "55123456"],
  ["a card, with brackets", "phone", "(+974) 5512.3456", "55123456"],
  ["a mail client", "email", "salem@example.qa\u200b", "salem@example.qa"],
  ["a PDF file, with a soft hyphen", "email", "salem@exam\u00adple.qa", "salem@example.qa"],
  ["a full-width keyboard", "email", "ｓａｌｅｍ＠example.qa", "salem@example.qa"],
  ["an Arabic chat, with a mark of direction", "name", "محمد\u200f", "محمد"],
  ["an Arabic chat, with the letter mark", "name", "\u061cمحمد", "محمد"],
  ["an Arabic poster, with tatweel", "name", "محمـــد", "محمد"],
  ["an Arabic text with all vowel signs", "name", "مُحَمَّدٌ", "محمد"],
  ["the Quran, with a dagger alef", "name", "عبد الرحمٰن", "عبد الرحمن"],
  ["a PDF file, in presentation forms", "name", "ﻣﺤﻤﺪ ﻋﺒﺪﷲ", "محمد عبدالله"],
  ["a Persian keyboard, with a joiner that is none", "name", "حسین\u200cزاده", "حسینزاده"],
  ["macOS, with marks apart", "name", "\u0627\u0653منة \u0627\u0654حمد", "آمنة أحمد"],
  ["a table, with a byte order mark", "name", "\ufeffNoora\u3000Al\u2009Thani\u00a0", "Noora Al Thani"],
  ["a registration card", "vin", "\u2066rmlhjr4k7r1004821\u2069", "RMLHJR4K7R1004821"],
  ["a catalog", "partNumber", "04465\u20110K240\u200b", "044650K240"],
  ["a letterhead", "title", "شركـة البحر\u200f", "شركة البحر"],
];

describe("what is pasted from elsewhere is taken as it is meant", () => {
  test.each(pasted)("from %s", (_, pattern, text, meant) => {
    expect(normalize(pattern, text)).toBe(meant);
    expect(problemOf(pattern, text)).toBeUndefined();
    // Of a line that was cleaned before, as each call's is, it is the same.
    expect(normalize(pattern, cleanText(text))).toBe(meant);
  });
});

test.each([
  ["123 456", "123456"],
  [" 123-456\n", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳ ۴۵۶", "123456"],
  ["\u200f123\u2069456", "123456"],
  ["１２３\u2011４５６", "123456"],
  ["12345a", "12345a"],
])("the code %j is %s", (typed, code) => expect(cleanCode(typed)).toBe(code));

describe("a free text", () => {
  test.each([
    ["a soft line break of Word", "brakes\vlights", "brakes\nlights"],
    ["the separators of Unicode", "brakes\u2028lights\u2029wipers", "brakes\nlights\nwipers"],
    ["old and new line ends", "a\r\nb\rc\fd\u0085e", "a\nb\nc\nd\ne"],
    ["blanks of any width", "8\u202fam\u2003to\u00a09", "8 am to 9"],
    ["marks of direction", "\u2067موعد\u2069 \u202aToday\u202c\u200f", "موعد Today"],
    ["letters in presentation forms", "ﻣﻮﻋﺪ ﷲ", "موعد الله"],
    ["tags that hide a text", "Hello\u{e0041}\u{e0042}", "Hello"],
  ])("loses what nobody sees: %s", (_, text, clean) => expect(cleanText(text)).toBe(clean));

  test.each([
    ["a family", "👨‍👩‍👧‍👦"],
    ["a heart in color", "❤️"],
    ["a hand with its tone", "👍🏽 👩🏾‍🔧"],
    ["a keycap", "1️⃣"],
    ["flags", "🇶🇦 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["Persian words", "می‌خواهم"],
    ["the Hijri year", "1448 ه‍ تقريباً"],
    ["vowel signs and tatweel", "مُحَمَّـد"],
    ["an honorific", "محمد ﷺ"],
    ["fractions and powers", "½ m² – «quoted»"],
    ["lines and tabs", "one\n\ttwo"],
  ])("keeps what is drawn: %s", (_, text) => expect(cleanText(text)).toBe(text));
});

const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        ...["a", "م", "\u0654", "\u0653", "\u064e", "ى", "5", "٣", "❤", "\ufe0f", "\u200d", "\u200c"],
        ..."\u202a \u2069 \u00ad \ufeff \r \n \v \u2028 ＋ ـ ﷲ ﻻ ﬁ é 🏴 \u{e0067} ‑".split(" "),
      ),
      { maxLength: 30 },
    )
    .map((signs) => signs.join("")),
);

describe("whatever is typed", () => {
  test("is clean after it was cleaned once", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  test("keeps each hamza and madda of a name, alone or on its letter", () => {
    const signs = (text: string) => text.normalize("NFD").match(/[\u0621\u0653-\u0655]/g)?.length ?? 0;
    const letters = fc.constantFrom(..."ءأإآؤئاوىيبم ".split(""), "\u0654", "\u0653", "\u064e", "ـ");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (name) => {
        const text = name.join("");
        expect(signs(normalize("name", text))).toBe(signs(text));
      }),
    );
  });

  test("stays as it is where it was right", () => {
    const right = fc.oneof(
      ...(
        [
          ["name", /^[A-Za-z\u0621-\u063a\u0641-\u064a]{1,12}( [A-Z][a-z]{1,8})?$/],
          ["email", /^[a-z0-9_.-]{1,12}@[a-z0-9-]{1,9}\.[a-z]{2,4}$/],
          ["phone", /^[0-35-9]\d{7}$/],
          ["vin", /^[A-Z0-9]{17}$/],
          ["partNumber", /^[A-Z0-9]{10}$/],
        ] as const
      ).map(([pattern, form]) => fc.tuple(fc.constant(pattern), fc.stringMatching(form))),
    );
    fc.assert(
      fc.property(right, ([pattern, value]) => {
        expect(normalize(pattern, value)).toBe(value);
      }),
    );
  });
});

describe("a value with many texts", () => {
  test("is clean in all of them, however deep", () => {
    const given = { name: "a\u200b", lines: ["\u202ab", { note: "c\vd" }], count: 3, none: null, yes: true };
    expect(cleanTexts(given)).toEqual({
      name: "a",
      lines: ["b", { note: "c\nd" }],
      count: 3,
      none: null,
      yes: true,
    });
  });

  test("has its passwords and octets as they came", () => {
    const octets = new Uint8Array([0xe2, 0x80, 0x8b]);
    expect(cleanTexts({ password: "a\u200b\u00a0" })).toEqual({ password: "a\u200b\u00a0" });
    expect(cleanTexts(octets)).toBe(octets);
    expect([cleanField("newPassword", "a\u200b"), cleanField("note", "a\u200b")]).toEqual(["a\u200b", "a"]);
  });
});
