import { unitOf } from "#app/lib/words/number-words.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

const seats = new Set(
  [
    "seat seats seater seaters person persons people passenger passengers pax",
    "مقعد مقاعد كرسي كراسي راكب ركاب شخص اشخاص نفر نفرات انفار",
  ].flatMap((line) => line.split(" ")),
);
const mostSeats = 14;

/** How many people a query names: a number, in digits or words, before a word for seats or people. */
export function seatsInQuery(query: string): number | undefined {
  const words = wordsOf(query.replace(/(\d)-?(?=\p{L})/gu, "$1 "));
  for (const [place, { bare }] of words.entries()) {
    const count = unitOf(bare) ?? (/^\d{1,2}$/.test(bare) ? Number(bare) : undefined);
    if (count === undefined || count < 2 || count > mostSeats) continue;
    if (seats.has(words[place + 1]?.bare ?? "")) return count;
  }
  return undefined;
}
