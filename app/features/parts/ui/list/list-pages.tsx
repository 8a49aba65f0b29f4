import { useLanguage } from "#app/i18n/use-language.ts";
import { pageNumbers } from "#app/lib/page-numbers.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ListState, PartsFound } from "./list-state.ts";
import { listWords } from "./words.ts";

interface ListPagesProps {
  state: ListState;
  found: PartsFound;
}

/** The pages of the list as links: the ends, this page and its neighbors. The first has no number in its address. */
export function ListPages({ state: { search, addressOf }, found: { page, pages } }: ListPagesProps) {
  const words = listWords.of(useLanguage());
  if (pages < 2) return null;
  const to = (number: number) => addressOf({ ...search, page: number === 1 ? undefined : number });
  return (
    <nav data-pages aria-label={words.pages} className="mt-14">
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <LocalLink to={to(page - 1)} rel="prev" aria-label={words.previous} className={other}>
              <Icon name="chevron-back" />
            </LocalLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number === 0 ? `gap-${at}` : number}>
            {number === 0 ? (
              <span className="px-2 text-ink-faint">…</span>
            ) : (
              <LocalLink
                to={to(number)}
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
          <li>
            <LocalLink to={to(page + 1)} rel="next" aria-label={words.next} className={other}>
              <Icon name="chevron-forward" />
            </LocalLink>
          </li>
        )}
      </ol>
    </nav>
  );
}

const look = "grid size-11 place-items-center rounded tabular transition-colors";
const other = `${look} hover:bg-sand-100`;
const shown = `${look} bg-sea-950 text-on-dark`;
