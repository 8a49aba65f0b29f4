import { describe, expect, test } from "vitest";
import { stemOf } from "#app/lib/words/word-stem.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import { PhraseWords } from "./phrase-words.ts";

const phrases = "oil change brake postpone recall زيت تغيير فرامل معرض مستعملة عروض أوراق رقم";
const words = new PhraseWords(new Set(wordsOf(phrases).map(({ bare }) => bare)));
const bareOf = (typed: string) => wordsOf(typed)[0]?.bare ?? "";
const guesses = (typed: string) => [...words.guesses(bareOf(typed)).keys()];

describe("a word that phrases have", () => {
  test.each([
    ["brakes", "brake"],
    ["العروض", "عرض"],
    ["مستعملات", "مستعملة"],
  ])("%s is %s in another form", (typed, meant) => {
    expect(words.meaningsOf(bareOf(typed)).get(stemOf(bareOf(meant)))).toBe(1);
  });

  test("a synonym is nearly as likely", () => {
    expect(words.meaningsOf("زيت").get(stemOf("oil"))).toBe(0.9);
    expect(words.meaningsOf("nothing").size).toBe(0);
  });
});

describe("a word that no phrase has", () => {
  test.each([
    ["chnage", "change"],
    ["postpon", "postpone"],
    ["تغييير", "تغيير"],
  ])("%s is %s with a mistake", (typed, meant) => {
    expect(guesses(typed)).toContain(stemOf(bareOf(meant)));
  });

  test.each([
    ["zait", "زيت"],
    ["taghyeer", "تغيير"],
    ["mosta3mala", "مستعملة"],
    ["ma3radkum", "معرض"],
    ["raqam", "رقم"],
    ["3oroodh", "عروض"],
    ["اويل", "oil"],
    ["بريكز", "brake"],
    ["بوستبون", "postpone"],
  ])("%s is %s by its sound", (typed, meant) => {
    expect(guesses(typed)).toContain(stemOf(bareOf(meant)));
  });

  test.each(["rack", "book", "ab", "سيارة", ""])("%j is none of them", (typed) => {
    expect(guesses(typed)).toEqual([]);
  });

  test("three letters begin a word, two do not", () => {
    expect([...words.completions("pos").keys()]).toEqual([stemOf("postpone")]);
    expect(words.completions("po").size).toBe(0);
  });
});
