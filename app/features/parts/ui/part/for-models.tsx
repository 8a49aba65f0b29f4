import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { PartSummary } from "../../calls.ts";
import { partsWords } from "../../words.ts";

/** So many are named in a line, of more only two; all of them stand on the part's page. */
const mostNamed = 3;

/** Without a car in hand: the models that a part is for, in a line; of one alone its years as well. */
export function ForModels({ models }: Pick<PartSummary, "models">) {
  const words = partsWords.of(useLanguage());
  const [first, ...others] = models;
  if (first === undefined) return null;
  const named = models.slice(0, models.length > mostNamed ? 2 : mostNamed);
  const names = named.map(({ name }) => name);
  const { yearFrom, yearTo } = first;
  return (
    <p className="text-sm text-ink-soft">
      {words.fitsModels(names, models.length - names.length)}
      {others.length === 0 && (
        <>
          {" "}
          <Ltr className="tabular">{yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}</Ltr>
        </>
      )}
    </p>
  );
}
