import { useLanguage } from "#app/i18n/use-language.ts";
import { pageNumbers } from "#app/lib/page-numbers.ts";
import { Icon } from "../picture/icon.tsx";
import { LocalLink } from "./local-link.tsx";
import { pageLinkWords } from "./words.ts";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** A pointer or the keyboard is about to follow a link there. */
  onIntent?: (page: number) => void;
}

/** The pages of a list as links, so that each has an address of its own: the ends, this page and its neighbors. */
export function PageLinks({ page, pages, addressOf, onIntent }: PageLinksProps) {
  const words = pageLinkWords.of(useLanguage());
  if (pages < 2) return null;
  const to = (number: number) => {
    const intend = () => onIntent?.(number);
    return { to: addressOf(number), onPointerEnter: intend, onFocus: intend, onTouchStart: intend };
  };
  return (
    <nav data-pages aria-label={words.pages} className="mt-14">
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <LocalLink {...to(page - 1)} rel="prev" aria-label={words.previous} className={other}>
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
          <li>
            <LocalLink {...to(page + 1)} rel="next" aria-label={words.next} className={other}>
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
