import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { choiceFilters } from "../../rules/fields/car-filters.ts";
import { valueName } from "./chips-of.ts";
import { ChoiceBox, ChoiceCount, ChoiceLabel, type ChoicesProps } from "./choice.tsx";
import { FilterGroup } from "./filter-group.tsx";

/** Families of paints: a swatch and its word. */
export function ColorChoices({ choices, ...rest }: ChoicesProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <FilterGroup legend={choiceFilters.color.label[language]}>
      <ul className="-my-1 grid grid-cols-2 gap-x-4 sm:max-lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLabel htmlFor={`${id}-${choice.value}`} className="min-h-11 items-center gap-2.5 rounded">
              <ChoiceBox
                id={`${id}-${choice.value}`}
                {...rest}
                name="color"
                choice={choice}
                className="sr-only"
              />
              <span aria-hidden="true" data-color={choice.value} className="stock-swatch" />
              <span className="min-w-0 grow text-sm">{valueName("color", choice.value, language)}</span>
              <ChoiceCount count={choice.count} />
            </ChoiceLabel>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
