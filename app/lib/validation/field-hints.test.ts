import { describe, expect, test } from "vitest";
import { fieldHint } from "./field-hints.ts";
import { hintTexts } from "./hint-texts.ts";

const emails: [string, unknown][] = [
  ["noora+car@example.qa", hintTexts.emailWithPlus("noora@example.qa")],
  ["noora@example.online", hintTexts.emailEnding("online")],
  ["noora@example.technology", hintTexts.emailEnding("technology")],
  ["noora@مثال.قطر", hintTexts.emailInOtherLetters],
  ["نورة@مثال.قطر", hintTexts.emailInOtherLetters],
  ["noora@xn--mgbh0fb.xn--wgbl6a", hintTexts.emailInOtherLetters],
  ["Noora@XN--MGBH0FB.XN--WGBL6A", hintTexts.emailInOtherLetters],
  ["noora@mail.xn--wgbl6a", hintTexts.emailInOtherLetters],
  ["noora@exämple.qa", hintTexts.emailInOtherLetters],
  ["noora.example.qa", hintTexts.emailWithoutAt],
  ["@example.qa", hintTexts.emailWithoutAt],
  ["noora@", hintTexts.emailWithoutAt],
  ["noora @example.qa", hintTexts.emailWithBlank],
  ["noora@example", hintTexts.emailWithoutEnding],
  ["noora@example.", hintTexts.emailWithoutEnding],
  ["noora@example..qa", hintTexts.emailWithDots],
  ["noora@example.com.", hintTexts.emailWithDots],
  ["a@example.qa, b@example.qa", hintTexts.emailOfSeveral],
  ["a@example.qa; b@example.qa", hintTexts.emailOfSeveral],
  ["Noora <a@example.qa>, Ali <b@example.qa>", hintTexts.emailOfSeveral],
  ["a@example.qa <b@example.qa>", hintTexts.emailOfSeveral],
  ["noora@example,qa", hintTexts.emailWithComma],
  ["noora@example،qa", hintTexts.emailWithComma],
  ["noora,ali@example.qa", hintTexts.emailWithComma],
  ["noora@example.qa,", hintTexts.emailWithComma],
  ["Noora <noora@example>", hintTexts.emailWithoutEnding],
  ["mailto:noora+car@example.qa", hintTexts.emailWithPlus("noora@example.qa")],
  ["noora@@example.qa", hintTexts.emailOfSeveral],
  ["o'brien@example.qa", hintTexts.emailWithSign("'")],
  ["noora@ex_ample.qa", hintTexts.emailWithSign("_")],
];
const phones: [string, unknown][] = [
  ["4455 1234", hintTexts.phoneLandline],
  ["+974 4455 1234", hintTexts.phoneLandline],
  ["٤٤٥٥١٢٣٤", hintTexts.phoneLandline],
  ["+966 55 123 4567", hintTexts.phoneAbroad],
  ["00966551234567", hintTexts.phoneAbroad],
  ["966551234567", hintTexts.phoneAbroad],
  ["9665 51234567", hintTexts.phoneAbroad],
  ["(+44) 20 7946 0000", hintTexts.phoneAbroad],
  ["+91 98765 43210", hintTexts.phoneAbroad],
  ["4455 1234 ext. 5", hintTexts.phoneWithExtension],
  ["4455 1234 x12", hintTexts.phoneWithExtension],
  ["٤٤٥٥١٢٣٤ تحويلة ٥", hintTexts.phoneWithExtension],
  ["5512 3456 / 5587 1234", hintTexts.phoneOfSeveral],
  ["55123456 أو 55871234", hintTexts.phoneOfSeveral],
  ["5512 3456, 5587 1234", hintTexts.phoneOfSeveral],
  ["5512345655871234", hintTexts.phoneOfSeveral],
  ["5512 345", hintTexts.phoneDigits(7)],
  ["55a12 3456", hintTexts.phoneWithSigns],
  ["5512_3456", hintTexts.phoneWithSigns],
  ["551234567", hintTexts.phoneDigits(9)],
  ["+974 5512 34567", hintTexts.phoneDigits(9)],
];
const names: [string, unknown][] = [
  ["a".repeat(31), hintTexts.nameTooLong],
  ["Noora 2", hintTexts.nameWithDigits],
  ["نورة٢", hintTexts.nameWithDigits],
  ["Нора", hintTexts.nameInOtherLetters],
  ["Noora*", hintTexts.nameWithSign("*")],
];

describe("of a refused value", () => {
  test.each(emails)("the e-mail address %s says what is wrong", (value, hint) => {
    expect(fieldHint("email", value, "specified")).toEqual(hint);
  });
  test.each(phones)("the number %s says what is wrong", (value, hint) => {
    expect(fieldHint("phone", value, "specified")).toEqual(hint);
  });
  test.each(names)("the name %s says what is wrong", (value, hint) => {
    expect(fieldHint("name", value, "specified")).toEqual(hint);
  });
  test.each(["Noora", "نورة 2", "ن".repeat(61)])("the Arabic name %s says what is wrong", (value) => {
    expect(fieldHint("nameAr", value, "specified")).toEqual(hintTexts.nameNotInArabic);
  });
});

test("each sentence of it is there in both languages", () => {
  for (const [value, language, sentence] of [
    ["noora@xn--mgbh0fb.xn--wgbl6a", "en", "takes addresses in English letters only"],
    ["noora@xn--mgbh0fb.xn--wgbl6a", "ar", "المكتوبة بالحروف الإنجليزية فقط"],
    ["noora@example,qa", "en", "no commas"],
    ["noora@example,qa", "ar", "لا توجد فواصل"],
  ] as const)
    expect(fieldHint("email", value, "specified")?.[language]).toContain(sentence);
});

test.each([
  ["email", "noora@example.qa", "specified"],
  ["email", "Noora <noora@example.qa>", "specified"],
  ["email", "نورة الكواري <noora@example.qa>", "specified"],
  ["email", "mailto:noora@example.qa", "inclusive"],
  ["email", "noora+car@example.online", "inclusive"],
  ["phone", "\u202a+974 5512 3456\u202c", "specified"],
  ["name", "مُؤمِن", "specified"],
  ["name", "José Al-Thani", "inclusive"],
  ["phone", "", "specified"],
] as const)("%s %j has no hint: it is taken, or nothing is there", (pattern, value, profile) => {
  expect(fieldHint(pattern, value, profile)).toBeUndefined();
});
