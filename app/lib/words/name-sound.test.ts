import { expect, test } from "vitest";
import { soundOf, soundsLike } from "./name-sound.ts";

test.each([
  ["ندا", "ندي"],
  ["نداء", "ندي"],
  ["neda", "nada"],
  ["وهات", "واحات"],
  ["whaat", "wahat"],
  ["joza", "jawza"],
  ["جوزا", "جوزاء"],
  ["حجر", "هجر"],
  ["kafila", "qafila"],
  ["شيهاب", "شهاب"],
  ["badya", "badia"],
])("%s may be %s by its sound", (typed, name) => {
  expect(soundsLike(typed, name)).toBe(true);
});

test.each([
  ["hajar", "shihab"],
  ["nasma", "safa"],
  ["ري", "ريم"],
  ["need", "nada"],
  ["aa", "reem"],
  ["need", "ندي"],
])("%s is not %s", (typed, name) => {
  expect(soundsLike(typed, name)).toBe(false);
});

test("a ح at the end is heard, an h is not", () => {
  expect(soundOf("m9ba7")).toBe(soundOf("مصباح"));
  expect(soundOf("wahah")).toBe(soundOf("waha"));
});

test("a sound is the same in both scripts", () => {
  for (const [latin, arabic] of [
    ["suhail", "سهيل"],
    ["nasma", "نسمه"],
    ["reem", "ريم"],
    ["qafila", "قافله"],
    ["shihab", "شهاب"],
  ] as const)
    expect(soundOf(latin)).toBe(soundOf(arabic));
});
