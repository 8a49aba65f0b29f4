import { expect, test } from "vitest";
import { currencyFollows, currencyName, moneyInWords, moneyRangeInWords } from "./money.ts";

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

test("the currency precedes an English sum and follows an Arabic one", () => {
  expect(plain(moneyInWords(139_900, "QAR", "en"))).toBe("QAR 139,900");
  expect(plain(moneyInWords(139_900, "ريال", "ar"))).toBe("139,900 ريال");
  expect([currencyFollows("en"), currencyFollows("ar")]).toEqual([false, true]);
});

test("a riyal is counted, another label is not", () => {
  const sums = [103, 1_717, 139_900].map((sum) => plain(moneyInWords(sum, "ريال", "ar")));
  expect(sums).toEqual(["103 ريالات", "1,717 ريالاً", "139,900 ريال"]);
  expect(plain(moneyInWords(55, "د.إ", "ar"))).toBe("55 د.إ");
});

test("a range names the currency once, and one sum is no range", () => {
  expect(plain(moneyRangeInWords([300, 1450], "QAR", "en"))).toBe("QAR 300 to 1,450");
  expect(plain(moneyRangeInWords([300, 1450], "ريال", "ar"))).toBe("من 300 إلى 1,450 ريالاً");
  expect(plain(moneyRangeInWords([300, 300], "ريال", "ar"))).toBe("300 ريال");
});

test("each number is isolated, so that neither language turns it round", () => {
  for (const language of ["en", "ar"] as const)
    expect(moneyRangeInWords([1, 2], "Q", language).match(/\u2066\d\u2069/g)).toHaveLength(2);
});

test("a currency of the configuration has a name in Arabic and its code in English", () => {
  expect([currencyName("QAR", "en"), currencyName("QAR", "ar"), currencyName("KWD", "ar")]).toEqual([
    "QAR",
    "ريال",
    "دينار كويتي",
  ]);
});
