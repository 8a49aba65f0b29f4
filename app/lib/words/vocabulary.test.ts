import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { errorsAllowed, errorsBetween } from "./typing-errors.ts";
import { Vocabulary } from "./vocabulary.ts";

test.each([
  ["suhail", "suhail", 0],
  ["suhail", "sohail", 1],
  ["suhail", "suhial", 1],
  ["suhail", "suhai", 1],
  ["suhail", "shuial", 2],
  ["صيانه", "صيانة", 1],
  ["hajar", "badia", 3],
])("%s and %s differ by %d", (one, other, errors) => {
  expect(errorsBetween(one, other, 2)).toBe(errors);
});

test("short words bear no error", () => {
  expect([2, 3, 4, 7, 8].map(errorsAllowed)).toEqual([0, 0, 1, 1, 2]);
});

const letters = fc.constantFrom(..."abنس");
const word = fc.string({ unit: letters, minLength: 1, maxLength: 11 });

describe("on any vocabulary", () => {
  it("similar words are those that a slow comparison of all finds", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, typed) => {
        const vocabulary = new Vocabulary(words);
        const most = errorsAllowed(typed.length);
        const slow = vocabulary.words.filter((one) => most > 0 && errorsBetween(one, typed, most) <= most);
        const found = vocabulary.similarTo(typed, false).map(({ id }) => vocabulary.words[id]);
        expect(found).toEqual(slow);
      }),
      { numRuns: 400 },
    );
  });

  it("with an open end they are those with a similar start, too", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, typed) => {
        const vocabulary = new Vocabulary(words);
        const most = errorsAllowed(typed.length);
        const starts = (one: string) => Array.from({ length: one.length + 1 }, (_, end) => one.slice(0, end));
        const slow = vocabulary.words.filter(
          (one) => most > 0 && starts(one).some((start) => errorsBetween(start, typed, most) <= most),
        );
        const found = vocabulary.similarTo(typed, true).map(({ id }) => vocabulary.words[id]);
        expect(found).toEqual(slow);
      }),
      { numRuns: 400 },
    );
  });

  it("continuations are the words that begin so, the word itself likeliest", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, start) => {
        const vocabulary = new Vocabulary(words);
        const found = vocabulary.continuationsOf(start);
        expect(found.map(({ id }) => vocabulary.words[id])).toEqual(
          vocabulary.words.filter((one) => one.startsWith(start)),
        );
        for (const { id, confidence } of found) expect(confidence === 1).toBe(vocabulary.words[id] === start);
      }),
    );
  });
});
