/** Small numbers as people write them out, folded; in Arabic in both genders. */
const numberWords: readonly (readonly [count: number, words: string])[] = [
  [1, "one single واحد واحده"],
  [2, "two dual اثنان اثنين ثنتين"],
  [3, "three ثلاث ثلاثه"],
  [4, "four اربع اربعه"],
  [5, "five خمس خمسه"],
  [6, "six ست سته"],
  [7, "seven سبع سبعه"],
  [8, "eight ثمان ثماني ثمانيه"],
  [9, "nine تسع تسعه"],
  [10, "ten عشر عشره"],
  [11, "eleven"],
  [12, "twelve"],
  [15, "fifteen"],
  [18, "eighteen"],
];
const counts = new Map(
  numberWords.flatMap(([count, words]) => words.split(" ").map((word) => [word, count])),
);

/** A count in digits or in words, as a part of a pattern over folded text. */
export const countPattern = `\\d{1,2}|${[...counts.keys()].sort((one, other) => other.length - one.length).join("|")}`;

/** The number that such a part says. */
export function countOf(said: string): number {
  return counts.get(said) ?? Number(said);
}
