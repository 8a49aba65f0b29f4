import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import type { Language } from "#app/i18n/language.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { CartLine } from "../../cart-calls.ts";
import { cartWords } from "./cart-words.ts";

/** What changed of a line since it was added: its price, its number, or that it is not sold any more. */
export function LineChanges({ changes }: Pick<CartLine, "changes">) {
  const language = useLanguage();
  const words = cartWords.of(language);
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-lg bg-warning-soft px-4 py-2.5 text-sm">
      {changes.map((change) => (
        <li key={change.kind}>
          {change.kind === "price" && priceChange(change, language)}
          {change.kind === "withdrawn" && words.withdrawn}
          {change.kind === "superseded" && (
            <>
              {words.superseded} <Ltr className="tabular">{readablePartNumber(change.from)}</Ltr>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function priceChange({ from, to }: { from: number; to: number }, language: Language): string {
  const words = cartWords.of(language);
  const [before, now] = [dirhamsInWords(from, language), dirhamsInWords(to, language)];
  return to > from ? words.priceRose(before, now) : words.priceFell(before, now);
}
