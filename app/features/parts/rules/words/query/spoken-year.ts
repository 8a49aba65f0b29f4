import { unitOf } from "#app/lib/words/number-words.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

/** "twenty" and «الفين» begin a year, and what they stand for. */
const beginnings: ReadonlyMap<string, number> = new Map([
  ["twenty", 2000],
  ["الفين", 2000],
  ["فين", 2000],
]);
const tens: ReadonlyMap<string, number> = new Map([
  ...["twenty", "عشرين", "عشرون"].map((word) => [word, 20] as const),
  ...["thirty", "ثلاثين", "ثلاثون"].map((word) => [word, 30] as const),
]);
const joins = new Set(["and", "و"]);
/** "model 22", «موديل ٢٢», "2k19" */
const short =
  /(?<![\p{L}\p{N}])(model|mdl|modl|modeel|my|year|موديل|مديل|سنه|سنة)\s{0,2}(\d{2})(?![\p{L}\p{N}])/giu;
const thousands = /(?<![\p{L}\p{N}])2k(\d{2})(?![\p{L}\p{N}])/giu;
const latest = 39;

/** A query with years in digits that are said in words or shortened: "twenty twenty two", «موديل الفين واثنين وعشرين», "model 22". */
export function withYearInDigits(query: string): string {
  const digits = query
    .replace(/\btwo thousand\b/gi, "الفين")
    .replace(short, (_, word: string, year: string) => `${word} ${Number(year) > latest ? 19 : 20}${year}`)
    .replace(thousands, "20$1");
  const words = wordsOf(digits);
  for (const [place, { word, from, to: end }] of words.entries()) {
    const start = beginnings.get(word);
    if (start === undefined) continue;
    let [sum, to] = [0, end];
    for (const next of words.slice(place + 1)) {
      const value = joins.has(next.word) ? 0 : numberOf(next.word);
      if (value === undefined || sum + value > latest) break;
      if (value > 0) [sum, to] = [sum + value, next.to];
    }
    // "Twenty" by itself is a number; "twenty two" is one, too.
    const isYear = word === "twenty" ? sum >= 10 : true;
    if (isYear) return `${digits.slice(0, from)}${start + sum}${digits.slice(to)}`;
  }
  return digits;
}

function numberOf(word: string): number | undefined {
  const bare = word.replace(/^و(?=.{2,})/u, "");
  return tens.get(word) ?? tens.get(bare) ?? unitOf(word) ?? unitOf(bare);
}
