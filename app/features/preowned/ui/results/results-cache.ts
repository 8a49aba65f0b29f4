import type { Language } from "#app/i18n/language.ts";
import { type CallInput, callApi, type FailedReply } from "#app/platform/api/api-client.ts";
import { listStockCall, type SearchResults } from "../../calls.ts";
import { type StockSearch, stockAddress, stockQueryOf } from "../../rules/address/stock-address.ts";

const maxCached = 40;

/** The results of this visit by their addresses: going back shows them at once. */
export class ResultsCache {
  readonly #cached = new Map<string, SearchResults>();
  readonly #pending = new Map<string, Promise<SearchResults | FailedReply>>();
  readonly #language: Language;

  constructor(language: Language, search: StockSearch, first: SearchResults | null) {
    this.#language = language;
    if (first) this.#cached.set(stockAddress(search), first);
  }

  of(search: StockSearch): SearchResults | undefined {
    return this.#cached.get(stockAddress(search));
  }

  /** Stores an answer under another search that it answers, too. */
  remember(search: StockSearch, answer: SearchResults): void {
    this.#cached.set(stockAddress(search), answer);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > maxCached && oldest !== undefined) this.#cached.delete(oldest);
  }

  /** Fetches a search, or waits for the request that is on its way. Throws when it was aborted. */
  async fetch(search: StockSearch, signal?: AbortSignal): Promise<SearchResults | FailedReply> {
    const address = stockAddress(search);
    const pending = this.#pending.get(address);
    if (pending) return pending;
    const request = { query: stockQueryOf(search), language: this.#language, signal };
    const answer = this.#fetchNow(search, request);
    // A request that its caller may abort is not shared.
    if (signal) return answer;
    this.#pending.set(address, answer);
    return answer.finally(() => this.#pending.delete(address));
  }

  /** Fetches what a pointer or the keyboard is about to press. */
  prefetch(search: StockSearch): void {
    if (!this.of(search)) this.fetch(search).catch(() => undefined);
  }

  async #fetchNow(
    search: StockSearch,
    request: CallInput<typeof listStockCall>,
  ): Promise<SearchResults | FailedReply> {
    const reply = await callApi(listStockCall, request);
    if (!reply.ok) return reply;
    this.remember(search, reply.data);
    return reply.data;
  }
}
