import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listingWords } from "../listing/words.ts";
import { ChoiceBox, ChoiceCount, ChoiceLabel, type ChoicesProps } from "./choice.tsx";
import { FilterGroup } from "./filter-group.tsx";

interface ChoiceListProps extends ChoicesProps {
  name: "make" | "model" | "fuel" | "transmission";
  /** What values are called; without them the answer says it. */
  names?: Readonly<Record<string, string>>;
}

/** Values as boxes below each other, each with the number of its cars. */
export function ChoiceList({ name, choices, names, ...rest }: ChoiceListProps) {
  const words = listingWords.of(useLanguage());
  const id = useId();
  return (
    <FilterGroup legend={words[name]}>
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
              <span className="min-w-0 grow">{names?.[choice.value] ?? choice.label}</span>
              <ChoiceCount count={choice.count} />
            </ChoiceLabel>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
