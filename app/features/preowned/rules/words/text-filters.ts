import type { StockSearch } from "../address/stock-address.ts";
import type { BoundFilter, ChoiceFilter } from "../fields/car-filters.ts";
import type { Meaning } from "./phrases/meanings.ts";

/** What a text says in the terms of an address; what it does not say is not there. */
export type TextFilters = Partial<Omit<StockSearch, "q" | "page">>;

/** Collects the filters of a text. Several values of one filter stand beside each other, of orders the first counts. */
export class FiltersOfText {
  readonly #choices = new Map<ChoiceFilter, Set<string>>();
  readonly #bounds = new Map<BoundFilter, number>();
  #others: { sort?: StockSearch["sort"]; certified?: true } = {};

  add(meaning: Meaning): void {
    if (meaning.kind === "choice") for (const value of meaning.values) this.choose(meaning.name, value);
    else if (meaning.kind === "certified") this.#others = { ...this.#others, certified: true };
    else if (meaning.kind === "sort") this.#others = { sort: meaning.order, ...this.#others };
  }

  has(name: ChoiceFilter): boolean {
    return this.#choices.has(name);
  }

  choose(name: ChoiceFilter, value: string): void {
    this.#choices.set(name, (this.#choices.get(name) ?? new Set()).add(value));
  }

  bound(name: BoundFilter, value: number | undefined): void {
    if (value !== undefined) this.#bounds.set(name, value);
  }

  all(): TextFilters {
    const chosen = [...this.#choices].map(([name, values]) => [name, [...values]] as const);
    return { ...Object.fromEntries([...chosen, ...this.#bounds]), ...this.#others } as TextFilters;
  }
}
