import { describe, expect, it, test } from "vitest";
import { agreeing, agreementOf } from "./noun-agreement.ts";

describe("what an adjective agrees with", () => {
  it.each([
    ["مساعد أمامي", "masculine"],
    ["جلدة مساعد", "feminine"],
    ["فحمات فرامل", "feminine"],
    ["أقمشة فرامل", "feminine"],
    ["مصابيح ضباب", "feminine"],
    ["أقراص فرامل", "feminine"],
    ["قضبان سقف", "feminine"],
    ["كاميرا خلفية", "feminine"],
    ["يد باب", "feminine"],
    ["مساعدان", "masculine dual"],
    ["بطاريتان", "feminine dual"],
  ])("%s is %s", (name, agreement) => {
    expect(agreementOf(name)).toBe(agreement);
  });

  it.each([
    ["a feminine ending on a masculine noun", "وجه غطاء البلوف", "masculine"],
    ["a loan in ات", "ثرموستات", "masculine"],
    ["a noun in ان", "رمان بلي", "masculine"],
    ["a tank in ان", "خزان وقود", "masculine"],
    ["a feminine noun behind a masculine one", "زجاج مراية", "masculine"],
    ["the article", "الجلدة", "feminine"],
    ["ه written for ة", "طرمبه زيت", "feminine"],
    ["Latin before it", "ABS علبة", "feminine"],
    ["no Arabic", "Brake pads", "masculine"],
    ["nothing", "", "masculine"],
  ])("is read in spite of %s", (_, name, agreement) => {
    expect(agreementOf(name)).toBe(agreement);
  });
});

test.each([
  ["masculine", "أمامي", "أيسر"],
  ["feminine", "أمامية", "يسرى"],
  ["masculine dual", "أماميان", "أيسران"],
  ["feminine dual", "أماميتان", "يسريان"],
] as const)("the %s forms are %s and %s", (agreement, front, left) => {
  expect([agreeing("أمامي")(agreement), agreeing("أيسر", "يسرى")(agreement)]).toEqual([front, left]);
});
