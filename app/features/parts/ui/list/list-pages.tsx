import { PageLinks } from "#app/ui/navigation/page-links.tsx";
import type { ListState, PartsFound } from "./list-state.ts";

interface ListPagesProps {
  state: ListState;
  found: PartsFound;
}

/** The pages of the list. The first has no number in its address. */
export function ListPages({ state: { search, addressOf }, found: { page, pages } }: ListPagesProps) {
  const at = (number: number) => addressOf({ ...search, page: number === 1 ? undefined : number });
  return <PageLinks page={page} pages={pages} addressOf={at} />;
}
