import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { pageNumbers } from "#app/lib/page-numbers.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { searchWords } from "../search/words.ts";

interface ResultPagesProps {
  search: StockSearch;
  page: number;
  pages: number;
  /** A pointer or the keyboard is about to follow a link there. */
  onIntent: (next: StockSearch) => void;
}

/** The pages of the list as links, so that each has an address of its own; the first has none. */
export function ResultPages({ search, page, pages, onIntent }: ResultPagesProps) {
  const words = searchWords.of(useLanguage());
  if (pages < 2) return null;
  const to = (number: number) => {
    const next = { ...search, page: number };
    const intend = () => onIntent(next);
    const address = `${href("/pre-owned/search")}${stockAddress(next)}`;
    return { to: address, onPointerEnter: intend, onFocus: intend, onTouchStart: intend };
  };
  return (
    <nav aria-label={words.pages} className="mt-14">
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <Step>
            <LocalLink {...to(page - 1)} rel="prev" aria-label={words.previous} className={other}>
              <Icon name="chevron-back" />
            </LocalLink>
          </Step>
        )}
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number === 0 ? `gap-${at}` : number}>
            {number === 0 ? (
              <span className="px-2 text-ink-faint">…</span>
            ) : (
              <LocalLink
                {...to(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
                className={number === page ? shown : other}
              >
                {number}
              </LocalLink>
            )}
          </li>
        ))}
        {page < pages && (
          <Step>
            <LocalLink {...to(page + 1)} rel="next" aria-label={words.next} className={other}>
              <Icon name="chevron-forward" />
            </LocalLink>
          </Step>
        )}
      </ol>
    </nav>
  );
}

const look = "grid size-11 place-items-center rounded tabular transition-colors";
const other = `${look} hover:bg-sand-100`;
const shown = `${look} bg-sea-950 text-on-dark`;

function Step({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
