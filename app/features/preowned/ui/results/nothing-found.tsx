import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listWords } from "#app/ui/list/words.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { SearchResults } from "../../calls.ts";
import { cleared, type StockSearch } from "../../rules/address/stock-address.ts";
import type { Chip } from "../filters/chips-of.ts";
import type { SearchTexts } from "../search/search-props.ts";
import { searchWords } from "../search/words.ts";
import { CarGrid } from "./car-grid.tsx";

interface NothingFoundProps {
  search: StockSearch;
  nearest: SearchResults["nearest"];
  /** Filters that are set. */
  chips: readonly Chip[];
  texts: SearchTexts;
  onSearch: (next: StockSearch) => void;
}

/** No car fits: what comes nearest, and which filters that leaves aside; each is removed by one press. */
export function NothingFound({ search, nearest, chips, texts, onSearch }: NothingFoundProps) {
  const language = useLanguage();
  const words = searchWords.of(language);
  const { empty } = texts;
  const aside = nearest ? chipsAside(chips, nearest.without) : [];
  return (
    <>
      <EmptyState
        title={empty.title}
        actions={
          <Button
            variant="secondary"
            data-analytics="clear-filters"
            onClick={() => onSearch(cleared(search))}
          >
            {empty.clear}
          </Button>
        }
      >
        {empty.text}
      </EmptyState>
      {nearest && nearest.items.length > 0 && (
        <section aria-labelledby="nearest-title" className="mt-12">
          <h2 id="nearest-title" className="text-heading font-light">
            {words.nearest}
          </h2>
          {aside.length > 0 && (
            <div className="mt-3 mb-8 flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="text-ink-soft">{words.nearestWithout}</p>
              {aside.map(({ key, label, without }) => (
                <button
                  key={key}
                  type="button"
                  data-analytics="remove-filter"
                  value={key}
                  aria-label={listWords.of(language).remove(label)}
                  onClick={() => onSearch(without)}
                  className="inline-flex min-h-11 items-center gap-2 rounded border border-line bg-surface ps-3.5 pe-2.5 text-sm transition-colors hover:border-ink"
                >
                  <s>{label}</s>
                  <Icon name="close" className="size-4 text-ink-soft" />
                </button>
              ))}
            </div>
          )}
          <CarGrid cars={nearest.items} texts={texts} heading="h3" />
        </section>
      )}
    </>
  );
}

/** The chips of some filters, by their names in the address. */
function chipsAside(chips: readonly Chip[], names: readonly string[]): Chip[] {
  const kinds = names.map((name) => name.replace(/(Min|Max)$/, ""));
  return chips.filter(({ key }) => kinds.includes(key.split(".")[0] ?? ""));
}
