import type { Language } from "#app/i18n/language.ts";
import { type Asking, callApi, type FailedReply } from "#app/platform/api/api-client.ts";
import { type Listing, listStockCall } from "../../calls.ts";
import { type StockSearch, stockAddress, stockQueryOf } from "../../rules/address/stock-address.ts";

const mostKept = 40;

/** Answers of this visit to the listing, by their addresses: going back shows at once what stood there. */
export class KeptAnswers {
  readonly #kept = new Map<string, Listing>();
  readonly #coming = new Map<string, Promise<Listing | FailedReply>>();
  readonly #language: Language;

  constructor(language: Language, search: StockSearch, first: Listing | null) {
    this.#language = language;
    if (first) this.#kept.set(stockAddress(search), first);
  }

  of(search: StockSearch): Listing | undefined {
    return this.#kept.get(stockAddress(search));
  }

  /** Asks for a search, or waits for the answer that is on its way. Throws when it was aborted. */
  async ask(search: StockSearch, signal?: AbortSignal): Promise<Listing | FailedReply> {
    const address = stockAddress(search);
    const coming = this.#coming.get(address);
    if (coming) return coming;
    const asking = { query: stockQueryOf(search), language: this.#language, signal };
    const answer = this.#askNow(address, asking);
    // What may be aborted belongs to whoever asked first.
    if (signal) return answer;
    this.#coming.set(address, answer);
    return answer.finally(() => this.#coming.delete(address));
  }

  /** Asks ahead, for what a pointer or the keyboard is about to press. */
  expect(search: StockSearch): void {
    if (!this.of(search)) this.ask(search).catch(() => undefined);
  }

  async #askNow(address: string, asking: Asking<typeof listStockCall>): Promise<Listing | FailedReply> {
    const reply = await callApi(listStockCall, asking);
    if (!reply.ok) return reply;
    this.#kept.set(address, reply.data);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return reply.data;
  }
}
