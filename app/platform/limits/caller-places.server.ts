import { countedNetworks } from "../security/network.server.ts";

/** How many things each caller has at this moment, such as connections; of a site of IPv6 those of all its networks too. */
export class CallerPlaces {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  hasPlaceFor(caller: string): boolean {
    return countedNetworks(caller).every(
      ({ key, times }) => (this.#taken.get(key) ?? 0) < this.#most * times,
    );
  }

  take(caller: string): void {
    for (const { key } of countedNetworks(caller)) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
  }

  giveBack(caller: string): void {
    for (const { key } of countedNetworks(caller)) {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    }
  }
}
