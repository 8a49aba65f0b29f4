import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { readablePartNumber } from "../../rules/part-number.ts";
import { useShop } from "../shop/shop-context.ts";
import type { PartsFound } from "./list-state.ts";
import { otherCar } from "./other-car.ts";
import { listWords } from "./words.ts";

/** What was searched in place of the words that were typed: a repaired word, or the number that is made today. */
export function FoundNotes({ found }: { found: PartsFound }) {
  const words = listWords.of(useLanguage());
  const { car } = useShop();
  const { corrected, number } = found;
  const other = otherCar(found, car);
  if (number?.supersedes)
    return (
      <Banner className="mb-6">{words.replaced(isolated(number.supersedes), isolated(number.number))}</Banner>
    );
  return (
    <>
      {other && <Banner className="mb-6">{words.otherCar(other.name)}</Banner>}
      {corrected !== null && <p className="mb-4 text-ink-soft">{words.corrected(corrected)}</p>}
    </>
  );
}

/** A number inside of a sentence of either direction. */
function isolated(number: string): string {
  return `\u2066${readablePartNumber(number)}\u2069`;
}
