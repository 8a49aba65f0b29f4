const arabicEnding = /(?:تي|تنا|تكم|تها|يه|ات|ين|ون|وا|كم|نا|ها|ه|ي|ا)$/u;
const englishEndings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, "y"],
  [/(?<=[a-z]{3})(?:ing|ed|er)$/, ""],
  [/(?<=[a-z]{2}[^s])s$/, ""],
  [/(?<=[a-z]{2})e$/, ""],
];
const shortestStem = 3;

/**
 * What forms of one word share, for phrases alone: «سيارتي», «سيارات» and «سيارة» are one word there, "booking" and
 * "book" another. Takes a folded word without its article. Numbers of four digits and more are all alike.
 */
export function stemOf(bare: string): string {
  if (/^\d{4,}$/.test(bare)) return "0000";
  if (/^[a-z]/.test(bare)) return englishStem(bare);
  const stem = bare.replace(arabicEnding, "");
  return stem.length < shortestStem ? bare : stem;
}

function englishStem(word: string): string {
  let stem = word;
  for (const [ending, instead] of englishEndings) {
    const shorter = stem.replace(ending, instead);
    if (shorter.length >= shortestStem) stem = shorter;
  }
  return stem;
}
