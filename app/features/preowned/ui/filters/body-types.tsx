import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { choiceFilters } from "../../rules/fields/car-filters.ts";
import type { BodyType } from "../../stock-terms.ts";
import { Silhouette } from "../card/silhouette.tsx";
import { valueName } from "./chips-of.ts";
import { ChoiceBox, ChoiceCount, ChoiceLabel, type ChoicesProps } from "./choice.tsx";
import { FilterGroup } from "./filter-group.tsx";

/** Body types as tiles, each drawn from the side. */
export function BodyTypes({ choices, ...rest }: ChoicesProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <FilterGroup legend={choiceFilters.bodyType.label[language]}>
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
                {valueName("bodyType", choice.value, language)}
                <ChoiceCount count={choice.count} />
              </span>
            </ChoiceLabel>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
