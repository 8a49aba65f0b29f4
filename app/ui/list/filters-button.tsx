import { useLanguage } from "#app/i18n/use-language.ts";
import { Drawing } from "../picture/icon.tsx";
import { listWords } from "./words.ts";

/** Opens the filters on a phone, and says how many are set; without scripts they stand in the page. */
export function FiltersButton({ set, onOpen }: { set: number; onOpen: () => void }) {
  const words = listWords.of(useLanguage());
  return (
    <button
      type="button"
      data-analytics="open-filters"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="inline-flex h-12 items-center justify-center gap-2 rounded-button border border-line-strong px-4 hover:border-ink lg:hidden noscript:hidden"
    >
      <Drawing>
        <path d="M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
      </Drawing>
      <span aria-hidden={set > 0 || undefined}>{words.filters}</span>
      {set > 0 && (
        <>
          <span className="sr-only">{words.filtersSet(set)}</span>
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-accent text-xs text-white tabular"
          >
            {set}
          </span>
        </>
      )}
    </button>
  );
}
