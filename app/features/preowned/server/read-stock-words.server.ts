import { changed, readStockAddress, stockAddress } from "../rules/address/stock-address.ts";
import { cachedStock } from "./stock-cache.server.ts";

/** What a text says of the used cars of now. */
export interface StockWordsRead {
  /** The query of the listing's address, `?` and all, or nothing where the text says nothing of a car. */
  readonly address: string;
  /** What nothing understood, as it was typed. */
  readonly leftOut: readonly string[];
  /** How many of its words are in the address. */
  readonly understood: number;
}

/** Reads a text in either script as the listing of used cars does. */
export async function readStockWords(text: string): Promise<StockWordsRead> {
  const { index } = await cachedStock();
  const { filters, words, leftOut, understood } = index.reader.read(text);
  const search = changed(readStockAddress(new URLSearchParams()), { ...filters, q: words });
  return { address: stockAddress(search), leftOut, understood };
}
