import { href } from "#app/lib/address/href.ts";
import { PageLinks } from "#app/ui/navigation/page-links.tsx";
import { type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";

interface ResultPagesProps {
  search: StockSearch;
  page: number;
  pages: number;
  /** A pointer or the keyboard is about to follow a link there. */
  onIntent: (next: StockSearch) => void;
}

/** The pages of the list; the first has no number in its address. */
export function ResultPages({ search, page, pages, onIntent }: ResultPagesProps) {
  const at = (number: number) => ({ ...search, page: number });
  return (
    <PageLinks
      page={page}
      pages={pages}
      addressOf={(number) => `${href("/pre-owned/search")}${stockAddress(at(number))}`}
      onIntent={(number) => onIntent(at(number))}
    />
  );
}
