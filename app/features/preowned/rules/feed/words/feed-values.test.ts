import { describe, expect, test } from "vitest";
import { strangeWords, tradeWords } from "../../../../../../tests/factories/stock/trade-words.ts";
import { certifiedMeant, claimMeant, slugOf, statusMeant } from "./feed-values.ts";
import { termMeanings } from "./term-meanings.ts";

const fields = Object.keys(tradeWords) as (keyof typeof tradeWords)[];

describe.each(fields)("%s", (field) => {
  test.each(Object.entries(tradeWords[field]))("%s is what the trade writes", (value, written) => {
    const meant = (written as readonly string[]).map((text) => [text, termMeanings[field](` ${text} `)]);
    expect(meant).toEqual((written as readonly string[]).map((text) => [text, value]));
  });

  test("a strange word means nothing", () => {
    for (const text of strangeWords[field] as readonly string[])
      expect(termMeanings[field](text), text).toBeUndefined();
    expect(termMeanings[field]("white automatic petrol SUV FWD ".repeat(20))).toBeUndefined();
  });
});

test.each([
  [
    "in-stock",
    "available, AVAILABLE, متوفر, IN STOCK, in_stock, Available now, متوفر حاليا, متوفّرة حاليًا, https://schema.org/InStock",
  ],
  ["reserved", "booked, محجوز, PENDING, on hold, Sale pending, تحت الحجز, Under offer"],
  ["sold", "مباع, Sold, delivered, Sold Out, SOLD_OUT, http://schema.org/SoldOut, تم البيع"],
  [
    "out-of-stock",
    "unavailable, out of stock, NOT_AVAILABLE, in transit, Coming soon, قريباً, schema.org/PreOrder, no longer available",
  ],
])("%s is also written %s", (value, written) => {
  for (const text of written.split(", ")) expect(statusMeant(` ${text} `), text).toBe(value);
});

test("a state is meant by the whole text alone: nobody sells what is not for sale", () => {
  for (const text of [
    "blue",
    "",
    "hardly available",
    "sold or available",
    "constructor",
    "https://schema.org/",
  ])
    expect(statusMeant(text), text).toBeUndefined();
});

describe("a claim", () => {
  test.each(["true", "Yes", " y ", "1", "نعم"])("%j is one", (text) => expect(claimMeant(text)).toBe(true));
  test.each(["false", "NO", "n", "0", "لا", "", " "])("%j is none", (text) => {
    expect(claimMeant(text)).toBe(false);
  });
  test.each(["yesterday", "oh yes", "nope", "say no", "10", "01", "2"])("%j is neither", (text) => {
    expect(claimMeant(text)).toBeUndefined();
  });
});

test.each([
  [true, "certified, CPO, معتمدة, Certified Pre-Owned, yes"],
  [false, "not certified, Used, غير معتمدة, no, -"],
  [undefined, "perhaps, soon certified"],
])("that a car is certified: %s is also written %s", (claim, written) => {
  for (const text of written.split(", ")) expect(certifiedMeant(text), text).toBe(claim);
});

test.each([
  ["Rimal", "rimal"],
  ["Suhail Sport+ (2024)", "suhail-sport-2024"],
  ["Coupé É", "coupe-e"],
  ["رِمال", "رمال"],
  ["!!!", ""],
  ["--a--b--", "a-b"],
])("%s stands in addresses as %s", (name, slug) => expect(slugOf(name)).toBe(slug));
