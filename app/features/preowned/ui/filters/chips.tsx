import { useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listWords } from "#app/ui/list/words.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { cleared, type StockSearch } from "../../rules/address/stock-address.ts";
import type { Chip } from "./chips-of.ts";

interface ChipsProps {
  chips: readonly Chip[];
  search: StockSearch;
  onSearch: (next: StockSearch) => void;
  /** Where the keyboard goes when the last one is gone. */
  onAllGone: () => void;
}

/** What is chosen, each removed by one press. The keyboard stays in the row. */
export function Chips({ chips, search, onSearch, onAllGone }: ChipsProps) {
  const words = listWords.of(useLanguage());
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  const remove = (at: number, without: StockSearch) => {
    const buttons = list.current?.querySelectorAll("button");
    const next = buttons?.item(at + 1) ?? buttons?.item(at - 1);
    onSearch(without);
    if (chips.length > 1) next?.focus({ preventScroll: true });
    else onAllGone();
  };
  const clear = () => {
    onSearch(cleared(search));
    onAllGone();
  };
  return (
    <ul ref={list} aria-label={words.chosen} className="flex flex-wrap gap-2 noscript:hidden">
      {chips.map(({ key, label, without }, at) => (
        <li key={key}>
          <button
            type="button"
            data-analytics="remove-filter"
            value={key}
            aria-label={words.remove(label)}
            onClick={() => remove(at, without)}
            className="inline-flex min-h-11 items-center gap-2 rounded border border-line bg-surface ps-3.5 pe-2.5 text-sm transition-colors hover:border-ink"
          >
            {label}
            <Icon name="close" className="size-4 text-ink-soft" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          data-analytics="clear-filters"
          onClick={clear}
          className="min-h-11 px-2 text-sm text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {words.clearAll}
        </button>
      </li>
    </ul>
  );
}
