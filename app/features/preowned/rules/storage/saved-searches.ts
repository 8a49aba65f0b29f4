import * as z from "zod/mini";
import { readStockAddress, stockAddress } from "../address/stock-address.ts";

/** A search that a visitor saved in their own browser. */
export interface SavedSearch {
  readonly name: string;
  /** The query of the address, as `stockAddress` writes it. */
  readonly address: string;
}

export const maxSaved = 10;
export const maxNameLength = 60;

/** Another stored shape begins anew. */
const stored = z.object({
  version: z.literal(1),
  searches: z.array(z.object({ name: z.string(), address: z.string() })),
});

/** What a browser stored, as far as it is still valid. */
export function parseSavedSearches(text: string | null): SavedSearch[] {
  const parsed = z.safeParse(stored, parsedJson(text));
  if (!parsed.success) return [];
  return parsed.data.searches.flatMap(({ name, address }) => {
    const current = stockAddress(readStockAddress(new URLSearchParams(address)));
    return name.trim() === "" || current === "" ? [] : [{ name: nameOf(name), address: current }];
  });
}

export function savedSearchesText(searches: readonly SavedSearch[]): string {
  return JSON.stringify({ version: 1, searches });
}

/** The list with a search at its beginning. The same search is stored once, under its last name; the oldest go. */
export function withSaved(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  const others = searches.filter(({ address }) => address !== search.address);
  return [{ ...search, name: nameOf(search.name) }, ...others].slice(0, maxSaved);
}

export function withoutSaved(searches: readonly SavedSearch[], address: string): SavedSearch[] {
  return searches.filter((one) => one.address !== address);
}

function nameOf(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, maxNameLength).trim();
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
