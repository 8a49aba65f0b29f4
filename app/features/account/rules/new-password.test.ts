import { describe, expect, test } from "vitest";
import { newPasswordProblem } from "./new-password.ts";

const common = new Set([
  "password",
  "dragon",
  "sunshine",
  "iloveyou",
  "qwertyuiop",
  "pass",
  "1q2w3e4r",
  "lovelove",
  "cat",
]);
const terms = {
  isCommon: (word: string) => common.has(word),
  personalWords: ["noora.kuwari@example.qa", "Noora", "Al Kuwari", "Rimal", "رمال", "Marsa", "مرسى"],
};
const problem = (password: string) => newPasswordProblem(password, terms);

describe("taken", () => {
  test.each([
    "palm tree coffee",
    "a calm morning drive",
    "كثبان وبحر هادئ",
    "xK9-dragon-77Pq",
    "83649127365012",
    "noora likes the calm sea",
    "tr0ub4dor&3x",
    "8charsok",
    "al abcd12",
    "cat12345",
    "aardvark calm",
    "abcdefgz12",
    "🌴🌊🚗 by the sea",
    "pass.7.8.9.1.2",
    "noora abcde",
    "al abcdef12",
    "xabcabcabc",
    "xy".padEnd(128, "palm tree "),
  ])("%s", (password) => expect(problem(password)).toBeUndefined());
});

describe("refused", () => {
  test.each([
    ["sevench", "password-too-short"],
    ["بحرهادئ", "password-too-short"],
    ["x".repeat(129), "password-too-long"],
    ["password", "password-is-common"],
    ["PassWord", "password-is-common"],
    ["P@ssw0rd2026!", "password-is-common"],
    ["dragon1234", "password-is-common"],
    ["1234sunshine", "password-is-common"],
    ["5un5h1ne", "password-is-common"],
    ["١٢٣٤sunshine", "password-is-common"],
    ["5un5h1ne99", "password-is-common"],
    ["1ovelove99", "password-is-common"],
    ["99love1ove", "password-is-common"],
    ["sunsh1n3", "password-is-common"],
    ["p4$$word", "password-is-common"],
    ["qwer7yuiop", "password-is-common"],
    ["!loveyou", "password-is-common"],
    ["aababbab", "password-is-common"],
    ["ILoveYou!!!", "password-is-common"],
    ["1q2w3e4r", "password-is-common"],
    ["aaaaaaaa", "password-is-common"],
    ["abababab", "password-is-common"],
    ["abcabcabc", "password-is-common"],
    ["23456789", "password-is-common"],
    ["٢٣٤٥٦٧٨٩", "password-is-common"],
    ["876543210", "password-is-common"],
    ["abcdefghi", "password-is-common"],
    ["Noora@Example.qa", "password-is-personal"],
    ["noora.kuwari@example.qa", "password-is-personal"],
    ["noora1987", "password-is-personal"],
    ["KuwariNoora", "password-is-personal"],
    ["Rimal2026!", "password-is-personal"],
    ["رمال رمال 12", "password-is-personal"],
    ["marsa-demo-2026", "password-is-personal"],
    ["example.qa", "password-is-personal"],
    ["noora abcd", "password-is-personal"],
    ["pass.7.8.9", "password-is-common"],
    ["7890123456", "password-is-common"],
    ["3210987654", "password-is-common"],
    ["dragon", "password-too-short"],
  ])("%s: %s", (password, expected) => expect(problem(password)).toBe(expected));
});

test("a name of three letters is personal, and a long word goes before a short one within it", () => {
  const known = { isCommon: () => false, personalWords: ["Ali", "Noor", "Noorkuwari"] };
  expect(newPasswordProblem("ali-20267", known)).toBe("password-is-personal");
  expect(newPasswordProblem("noorkuwari9", known)).toBe("password-is-personal");
});
