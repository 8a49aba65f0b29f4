import type { AnalyticsEvent } from "../rules/events.ts";
import { withoutPersonalData } from "../rules/without-personal-data.ts";

/** A queue in `window` that a tag script empties. */
export interface DataLayer {
  push(event: AnalyticsEvent): unknown;
}

/** Ten tries more, each 100 ms later than the one before: 100, 200 ... 1000 ms. */
export const retriesAfterMs: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) * 100);

interface DeliveryPorts {
  /** The data layer, once it is there. */
  dataLayer(): DataLayer | undefined;
  after(ms: number, work: () => void): void;
  /** Whether this session has already sent an event of the name; the check marks it as sent. */
  alreadySent(name: string): boolean;
}

/** An event on its way, for the developer overlay. */
export interface Delivery {
  readonly event: AnalyticsEvent;
  readonly state: "retrying" | "sent" | "dropped";
}
const mostRemembered = 200;

/**
 * Brings events into the data layer in their order. While it is not there, or refuses, they wait for it through the ten
 * retries, and are then dropped without a word; the next event begins to wait anew.
 */
export class DataLayerDelivery {
  readonly #ports: DeliveryPorts;
  #pending: AnalyticsEvent[] = [];
  #done: Delivery[] = [];
  #isWaiting = false;

  constructor(ports: DeliveryPorts) {
    this.#ports = ports;
  }

  send(event: AnalyticsEvent): void {
    if (event.event === "ServiceCampaignError" && this.#ports.alreadySent(event.event)) return;
    this.#pending.push(withoutPersonalData(event));
    if (!this.#isWaiting) this.#attempt(0);
  }

  /** What became of the latest events, oldest first. */
  get deliveries(): readonly Delivery[] {
    return [...this.#done, ...this.#pending.map((event) => ({ event, state: "retrying" }) as const)];
  }

  #attempt(retries: number): void {
    this.#flush();
    const wait = retriesAfterMs[retries];
    this.#isWaiting = this.#pending.length > 0 && wait !== undefined;
    if (this.#isWaiting && wait !== undefined) this.#ports.after(wait, () => this.#attempt(retries + 1));
    else this.#remember(this.#pending.splice(0), "dropped");
  }

  #flush(): void {
    const layer = this.#ports.dataLayer();
    try {
      for (let [event] = this.#pending; layer && event; [event] = this.#pending) {
        layer.push(event);
        this.#pending.shift();
        this.#remember([event], "sent");
      }
    } catch {
      // The data layer refused: the retry that is under way comes back to it.
    }
  }

  #remember(events: readonly AnalyticsEvent[], state: Delivery["state"]): void {
    this.#done = [...this.#done, ...events.map((event) => ({ event, state }))].slice(-mostRemembered);
  }
}
