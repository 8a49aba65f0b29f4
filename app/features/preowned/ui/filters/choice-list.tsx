import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type ChoiceFilter, choiceFilters } from "../../rules/fields/car-filters.ts";
import { valueName } from "./chips-of.ts";
import { ChoiceBox, ChoiceCount, ChoiceLabel, type ChoicesProps } from "./choice.tsx";
import { FilterGroup } from "./filter-group.tsx";

interface ChoiceListProps extends ChoicesProps {
  name: Exclude<ChoiceFilter, "bodyType" | "color">;
}

/** Values as boxes below each other, each with the number of its cars. */
export function ChoiceList({ name, choices, ...rest }: ChoiceListProps) {
  const language = useLanguage();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <FilterGroup legend={choiceFilters[name].label[language]}>
      <ul className="-my-1.5">
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLabel
              htmlFor={`${id}-${choice.value}`}
              className="min-h-11 items-center gap-3 rounded hover:text-accent-strong"
            >
              <ChoiceBox
                id={`${id}-${choice.value}`}
                {...rest}
                name={name}
                choice={choice}
                className="size-5 shrink-0 accent-accent focus-visible:shadow-none focus-visible:outline-none disabled:opacity-40"
              />
              <span className="min-w-0 grow">{valueName(name, choice.value, language, choices)}</span>
              <ChoiceCount count={choice.count} />
            </ChoiceLabel>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
