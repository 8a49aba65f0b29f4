import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { type OfferFilter, toggledAddress } from "../../rules/offers/offer-filter.ts";
import { ChoiceRow } from "../filters/choice-row.tsx";
import { filterWords } from "./filter-words.ts";

interface FilterChoice {
  readonly id: string;
  readonly label: string;
}
export interface FilterChoices {
  readonly bodyTypes: readonly FilterChoice[];
  readonly models: readonly FilterChoice[];
}

interface OfferFiltersProps {
  choices: FilterChoices;
  filter: OfferFilter;
  count: number;
}

/** Narrows the list by links, so that every choice has an address and works before any script. */
export function OfferFilters({ choices, filter, count }: OfferFiltersProps) {
  const words = filterWords.of(useLanguage());
  const [search] = useSearchParams();
  const rowOf = (kind: "model" | "bodyType", listed: readonly FilterChoice[], chosen: readonly string[]) =>
    listed.map(({ id, label }) => ({
      id,
      label,
      to: toggledAddress(search, kind, id),
      isChosen: chosen.includes(id),
    }));
  const isNarrowed = filter.models.length + filter.bodyTypes.length > 0;
  return (
    <nav aria-label={words.filters} className="grid gap-3 border-y border-line-strong py-5">
      <ChoiceRow label={words.type} choices={rowOf("bodyType", choices.bodyTypes, filter.bodyTypes)} />
      <ChoiceRow label={words.model} choices={rowOf("model", choices.models, filter.models)} />
      <p className="flex min-h-11 items-center gap-4 text-ink-soft md:ms-24" role="status">
        {words.count(count)}
        {isNarrowed && (
          <LocalLink
            to={href("/special-offers")}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {words.showAll}
          </LocalLink>
        )}
      </p>
    </nav>
  );
}
