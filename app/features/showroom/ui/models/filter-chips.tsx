import { useLanguage } from "#app/i18n/use-language.ts";
import { listWords } from "#app/ui/list/words.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { clearedModels, type ModelSearch, modelsAddress } from "../../rules/models/model-search.ts";
import type { FilterChip } from "./filter-choices.ts";

interface FilterChipsProps {
  chips: readonly FilterChip[];
  search: ModelSearch;
  /** Takes the keyboard, since the link that was pressed goes. */
  onRemoved: () => void;
}

/** What is chosen, each removed by one link. */
export function FilterChips({ chips, search, onRemoved }: FilterChipsProps) {
  const words = listWords.of(useLanguage());
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="mb-6 flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <LocalLink
            to={modelsAddress(without)}
            preventScrollReset
            replace
            onClick={onRemoved}
            data-analytics="remove-filter"
            aria-label={words.remove(label)}
            className="inline-flex min-h-11 items-center gap-2 rounded-button border border-line bg-surface ps-3.5 pe-2.5 text-sm transition-colors hover:border-ink"
          >
            {label}
            <Icon name="close" className="size-4 text-ink-soft" />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink
          to={modelsAddress(clearedModels(search))}
          preventScrollReset
          replace
          onClick={onRemoved}
          data-analytics="clear-filters"
          className="inline-flex min-h-11 items-center px-2 text-sm text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {words.clearAll}
        </LocalLink>
      </li>
    </ul>
  );
}
