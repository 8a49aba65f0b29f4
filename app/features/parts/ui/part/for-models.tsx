import { Fragment } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { PartSummary } from "../../calls.ts";
import { partsWords } from "../../words.ts";

/** So many are named in a list; all of them stand on the part's page. */
const named = 3;

/** Without a car in hand: the models that a part is for. */
export function ForModels({ models }: Pick<PartSummary, "models">) {
  const words = partsWords.of(useLanguage());
  if (models.length === 0) return null;
  const more = models.length - named;
  return (
    <p className="text-sm text-ink-soft">
      {words.forModels}{" "}
      {models.slice(0, named).map(({ name, yearFrom, yearTo }, place) => (
        <Fragment key={name}>
          {place > 0 && " · "}
          <span className="whitespace-nowrap">
            <bdi>{name}</bdi>{" "}
            <Ltr className="tabular">{yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}</Ltr>
          </span>
        </Fragment>
      ))}
      {more > 0 && ` ${words.moreModels(more)}`}
    </p>
  );
}
