import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { apiCaller, newAddress } from "../../factories/program/api-caller.ts";
import { numbersFrom, type RandomNumbers } from "../../factories/random-numbers.ts";
import type { Booker, Caller, Span } from "../contention/booking-kind.ts";
import { serviceBookings } from "../contention/service-bookings.ts";
import type { WriteRecord } from "./write-record.ts";

interface Arrival {
  /** Of the customer, who is the same for the same number. */
  readonly number: number;
  readonly addresses: readonly string[];
  readonly random: RandomNumbers;
  readonly record: WriteRecord;
  readonly measure?: (call: Caller) => Caller;
}

/** So many passwords at once are hashed without a refusal. */
const arrivingAtOnce = 8;

/** Customers who were never here, a few at a time. */
export async function bookingCustomers(
  count: number,
  arrival: Omit<Arrival, "number" | "random">,
  seed = 0,
): Promise<BookingCustomer[]> {
  const customers: BookingCustomer[] = [];
  while (customers.length < count) {
    const group = Array.from({ length: Math.min(arrivingAtOnce, count - customers.length) }, (_, place) => {
      const number = customers.length + place;
      return BookingCustomer.arrive({ ...arrival, number, random: numbersFrom(seed + number) });
    });
    customers.push(...(await Promise.all(group)));
  }
  return customers;
}

/** A customer of the site who books times at the contended center, and cancels some of them again. */
export class BookingCustomer {
  /** Appointments that were confirmed to them and not canceled since. */
  readonly booked = new Map<string, string>();
  /** Attempts that found the time taken. */
  taken = 0;
  readonly #booker: Booker;
  readonly #calls: readonly Caller[];
  readonly #random: RandomNumbers;
  readonly #record: WriteRecord;
  #slots: readonly TimeSlot[] = [];

  static async arrive(arrival: Arrival): Promise<BookingCustomer> {
    const { token, booker } = await serviceBookings.newCustomer(arrival.number);
    return new BookingCustomer(token, booker, arrival);
  }

  private constructor(token: string, booker: Booker, { addresses, random, record, measure }: Arrival) {
    this.#booker = booker;
    this.#calls = addresses
      .map((address) => apiCaller(address, token, newAddress))
      .map((call) => measure?.(call) ?? call);
    this.#random = random;
    this.#record = record;
  }

  /** Looks for times of a span; their promises are good for ten minutes. Answers the starts of those of one hour. */
  async findTimes(span: Span): Promise<string[]> {
    const reply = await this.#booker.findTimes(this.#call(), span);
    if (!reply.ok) {
      if (reply.status !== 0) this.#record.wonder(`${reply.status} ${reply.code} of slots`);
      return [];
    }
    this.#slots = reply.data.filter(
      ({ startTime, endTime }) =>
        Date.parse(endTime) - Date.parse(startTime) === serviceBookings.minutes * 60_000,
    );
    return this.#slots.map(({ startTime }) => startTime);
  }

  /** Books one of the times, or cancels what they have. */
  async act(startTimes: readonly string[]): Promise<void> {
    const own = this.#random.oneOf([...this.booked.keys(), undefined]);
    if (own !== undefined) return this.#cancel(own);
    const among = this.#slots.filter(({ startTime }) => startTimes.includes(startTime));
    const slot = this.#random.oneOf(among);
    if (slot === undefined) return;
    const reply = await this.#booker.book(this.#call(), slot);
    if (reply.ok) this.booked.set(reply.data.id, slot.startTime);
    else if (reply.code === "slot-taken") this.taken += 1;
    // Their car has one at that time already.
    else if (reply.code !== "vehicle-busy" && reply.status !== 0)
      this.#record.wonder(`${reply.status} ${reply.code} of a booking`);
  }

  async #cancel(id: string): Promise<void> {
    this.booked.delete(id);
    const reply = await this.#booker.cancel(this.#call(), { id });
    if (!reply.ok && reply.status !== 0)
      this.#record.wonder(`${reply.status} ${reply.code} of a cancellation`);
  }

  #call(): Caller {
    return this.#random.oneOf(this.#calls);
  }
}
