import { namedParts } from "#app/features/parts/parts.server.ts";
import { readStockWords } from "#app/features/preowned/preowned.server.ts";
import { href } from "#app/lib/address/href.ts";
import { isOpenPage } from "#app/platform/page/open-pages.server.ts";
import { type FoundParts, noCars, noParts, type ReadCars } from "../rules/other-finds.ts";
import { partEntries } from "./part-entries.server.ts";

/** The parts that a query names, where the site has a shop. */
export async function foundParts(query: string, now: Date): Promise<FoundParts> {
  if (!isOpenPage(href("/auto-parts"))) return noParts;
  return partEntries(await namedParts(query, now), query);
}

/** What a query says about used cars, where the site lists them. */
export async function readCars(query: string): Promise<ReadCars> {
  if (!isOpenPage(href("/pre-owned/search"))) return noCars;
  const { address, leftOut } = await readStockWords(query);
  return { params: Object.fromEntries(new URLSearchParams(address)), leftOut };
}
