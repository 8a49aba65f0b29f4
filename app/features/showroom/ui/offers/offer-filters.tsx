import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { type OfferFilter, toggledAddress } from "../../rules/offers/offer-filter.ts";
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
  const isNarrowed = filter.models.length + filter.bodyTypes.length > 0;
  return (
    <nav aria-label={words.filters} className="grid gap-3 border-y border-line-strong py-5">
      <ChoiceRow kind="bodyType" label={words.type} choices={choices.bodyTypes} chosen={filter.bodyTypes} />
      <ChoiceRow kind="model" label={words.model} choices={choices.models} chosen={filter.models} />
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

interface ChoiceRowProps {
  kind: "model" | "bodyType";
  label: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
}

function ChoiceRow({ kind, label, choices, chosen }: ChoiceRowProps) {
  const [search] = useSearchParams();
  return (
    <div className="grid gap-x-4 gap-y-1.5 md:grid-cols-[5rem_minmax(0,1fr)] md:items-baseline">
      <span id={`offers-${kind}`} className="text-sm text-ink-soft">
        {label}
      </span>
      <ul aria-labelledby={`offers-${kind}`} className="offer-choices">
        {choices.map(({ id, label }) => (
          <li key={id}>
            <LocalLink
              to={toggledAddress(search, kind, id)}
              preventScrollReset
              replace
              aria-current={chosen.includes(id) ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded border border-line px-4 whitespace-nowrap transition-colors hover:border-ink aria-[current]:border-sea-950 aria-[current]:bg-sea-950 aria-[current]:text-on-dark"
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
