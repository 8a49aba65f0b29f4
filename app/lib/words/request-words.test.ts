import { expect, test } from "vitest";
import { isArabiziRequest, isRequestWord, requestWords } from "./request-words.ts";
import { wordsOf } from "./words-of.ts";

test.each([
  ["أبي", true],
  ["عايز", true],
  ["لازمني", true],
  ["bade", true],
  ["3ndkm", true],
  ["عطوني", true],
  ["غالي", false],
  ["طلبي", false],
  ["wahat", false],
])("%s: only a request %s", (typed, isRequest) => {
  expect(wordsOf(typed).map(({ bare }) => isRequestWord(bare))).toEqual([isRequest]);
});

test("only Arabic in Latin letters is a sign of it", () => {
  expect(["abi", "3ayez", "please", "law", "ابي"].map(isArabiziRequest)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("all are written once and folded", () => {
  expect(requestWords.filter((word) => wordsOf(word)[0]?.word !== word)).toEqual([]);
});
