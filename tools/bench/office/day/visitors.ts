import { now } from "#app/platform/clock.server.ts";
import { numbersFrom, type RandomNumbers } from "../../../../tests/factories/random-numbers.ts";
import { type BookingCustomer, bookingCustomers } from "../../../../tests/load/office/booking-customer.ts";
import type { WriteRecord } from "../../../../tests/load/office/write-record.ts";
import type { CallTimes } from "./call-times.ts";

const dayMs = 86_400_000;
const pages = ["/", "/vehicle/suhail", "/special-offers", "/offers/suhail-lease"];
/** Promises of times are good for ten minutes. */
const lookAgainMs = 5 * 60_000;

/** A customer of the site who reads its pages, looks for times, books and cancels. */
export class Visitor {
  readonly #customer: BookingCustomer;
  readonly #addresses: readonly string[];
  readonly #random: RandomNumbers;
  readonly #times: CallTimes;
  #startTimes: readonly string[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    customer: BookingCustomer,
    addresses: readonly string[],
    random: RandomNumbers,
    times: CallTimes,
  ) {
    this.#customer = customer;
    this.#addresses = addresses;
    this.#random = random;
    this.#times = times;
  }

  async act(): Promise<void> {
    if (this.#random.upTo(9) < 6) return this.#readPage();
    if (performance.now() - this.#lookedAt > lookAgainMs || this.#random.upTo(3) === 0)
      return this.#findTimes();
    return this.#customer.act(this.#startTimes);
  }

  async #findTimes(): Promise<void> {
    const midnight = (days: number) =>
      new Date((Math.floor(now().getTime() / dayMs) + days) * dayMs).toISOString();
    this.#lookedAt = performance.now();
    this.#startTimes = await this.#customer.findTimes({ startTime: midnight(2), endTime: midnight(30) });
  }

  async #readPage(): Promise<void> {
    const url = `${this.#random.oneOf(this.#addresses)}${this.#random.oneOf(pages)}?lang=en`;
    const read = async () => {
      const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      return answer;
    };
    await this.#times.measured("site page", read, ({ status }) => status);
  }
}

/** So many visitors, each with an account and a car. */
export async function visitorsOf(
  count: number,
  addresses: readonly string[],
  { record, times }: { readonly record: WriteRecord; readonly times: CallTimes },
): Promise<Visitor[]> {
  const arrival = { addresses, record, measure: times.ofSite.bind(times) };
  return (await bookingCustomers(count, arrival)).map(
    (customer, number) => new Visitor(customer, addresses, numbersFrom(10_000 + number), times),
  );
}
