import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { BodyType } from "../../stock-terms.ts";
import { bodyTypeNames } from "../../words.ts";
import { Silhouette } from "../card/silhouette.tsx";
import { listingWords } from "../listing/words.ts";
import { ChoiceBox, ChoiceCount, ChoiceLabel, type ChoicesProps } from "./choice.tsx";
import { FilterGroup } from "./filter-group.tsx";

/** Body types as tiles (specification, section 2), each drawn from the side. */
export function BodyTypes({ choices, ...rest }: ChoicesProps) {
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = bodyTypeNames.of(language);
  const id = useId();
  return (
    <FilterGroup legend={listingWords.of(language).bodyType}>
      <ul className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLabel
              htmlFor={`${id}-${choice.value}`}
              className="h-full flex-col rounded border border-line bg-surface px-3 pt-3 pb-2 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-disabled:bg-transparent has-disabled:hover:border-line"
            >
              <ChoiceBox
                id={`${id}-${choice.value}`}
                {...rest}
                name="bodyType"
                choice={choice}
                className="sr-only"
              />
              <Silhouette type={choice.value as BodyType} className="w-full max-w-24" />
              <span className="mt-1.5 flex items-baseline justify-between gap-2 text-sm">
                {names[choice.value] ?? choice.label}
                <ChoiceCount count={choice.count} />
              </span>
            </ChoiceLabel>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
