const arabicEnding = /(?:تي|تنا|تكم|تها|يه|ات|ين|ون|وا|كم|نا|ها|ه|ي|ا)$/u;
/** Who does it: «تستبدلون» and «نستبدل». Shorter words keep the letter, which may be their own. */
const arabicStart = /^[تني](?=.{4,})/u;
const englishEndings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, "y"],
  [/(?<=[a-z]{3})(?:ing|ed|er)$/, ""],
  [/(?<=[a-z]{2}[^s])s$/, ""],
  [/(?<=[a-z]{2})e$/, ""],
];
const shortestStem = 3;
/** Texts keep the article of so short a word; in phrases it may go. */
const articleOfShort = /^(?:ال|لل)(?=..$)/u;

/**
 * What forms of one word share, for phrases alone: «سيارتي», «سيارات» and «سيارة» are one word there, "booking" and
 * "book" another. Takes a folded word without its article. Numbers of four digits and more are all alike,
 * and so are those of seats.
 */
export function stemOf(bare: string): string {
  if (/^\d{4,}$/.test(bare)) return "0000";
  if (/^(?:[2-9]|1[0-4])$/.test(bare)) return "7";
  return /^[a-z]/.test(bare) ? englishStem(bare) : arabicStem(bare);
}

/** Plurals and verbs change the long vowels of a word («عرض، عروض», «أبدّل، تبديل»): where enough is left, they go. */
function arabicStem(word: string): string {
  if (articleOfShort.test(word)) return word.replace(articleOfShort, "");
  const ended = word.replace(arabicEnding, "");
  const stem = ended.length < shortestStem ? word : ended;
  const root = stem.replace(arabicStart, "").replace(/[اوي]/gu, "");
  return root.length < shortestStem ? stem : root;
}

function englishStem(word: string): string {
  let stem = word;
  for (const [ending, instead] of englishEndings) {
    const shorter = stem.replace(ending, instead);
    if (shorter.length >= shortestStem) stem = shorter;
  }
  return stem;
}
