import { lazy, Suspense, useState } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { isNarrowed, type StockSearch } from "../../rules/address/stock-address.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import type { Chip } from "../filters/chips-of.ts";
import { useSavedSearches } from "./use-saved-searches.ts";
import { savedSearchWords } from "./words.ts";

interface SavedSearchesProps {
  search: StockSearch;
  /** What is chosen: the name that a search gets at first. */
  chips: readonly Chip[];
}

const SaveSearchDialog = lazy(async () => ({
  default: (await import("./save-search-dialog.tsx")).SaveSearchDialog,
}));

/** Searches of this browser, to come back to, and the way to keep the one that is shown. */
export function SavedSearches({ search, chips }: SavedSearchesProps) {
  const language = useLanguage();
  const words = savedSearchWords.of(language);
  const { searches, save, remove } = useSavedSearches();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className="contents noscript:hidden print:hidden">
      {isNarrowed(search) && (
        <button
          type="button"
          data-analytics="keep-search"
          aria-haspopup="dialog"
          onClick={open}
          className="inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
        >
          <StockIcon name="bookmark" />
          {words.title}
        </button>
      )}
      {searches.length > 0 && (
        <nav aria-label={words.savedSearches} className="mt-3 basis-full border-t border-line pt-3">
          <h2 className="text-sm text-ink-soft">{words.savedSearches}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {searches.map(({ name, address }) => (
              <li key={address} className="flex items-center">
                <LocalLink
                  to={`${href("/pre-owned/search")}${address}`}
                  data-analytics="saved-search"
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  <bdi>{name}</bdi>
                </LocalLink>
                <button
                  type="button"
                  data-analytics="forget-search"
                  aria-label={words.remove(name)}
                  onClick={() => remove(address)}
                  className="grid size-11 place-items-center rounded text-ink-faint hover:text-ink"
                >
                  <Icon name="close" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Suspense>
        {wasOpened && (
          <SaveSearchDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            search={search}
            suggestion={withCommas(
              chips.map(({ label }) => label),
              language,
            )}
            onSave={save}
          />
        )}
      </Suspense>
    </div>
  );
}
