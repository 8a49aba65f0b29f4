import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { RandomNumbers } from "../../factories/random-numbers.ts";
import type { Answer, Booker, Booking, BookingKind, Caller } from "./booking-kind.ts";
import type { SlotEvent } from "./linearizability.ts";

/** What every client of a round writes down together. */
export interface RoundRecord {
  readonly events: Map<string, SlotEvent[]>;
  readonly unexpected: string[];
  attempts: number;
  /** Refusals because another client had it. */
  lost: number;
}
export interface ClientOptions {
  readonly name: string;
  readonly booker: Booker;
  /** One caller for each of the programs. */
  readonly calls: readonly Caller[];
  /** The starts of the times that everybody wants. */
  readonly startTimes: readonly string[];
  readonly random: RandomNumbers;
}
interface TimedBooking extends Booking {
  readonly startTime: string;
}

const dayMs = 86_400_000;

/**
 * A customer who takes, moves and gives back what they can get, one thing after another, each time by another one of the
 * programs. They remember what they have, and write down what they saw.
 */
export class ContendingClient {
  readonly #kind: BookingKind;
  readonly #own: ClientOptions;
  readonly #record: RoundRecord;
  #slots = new Map<string, TimeSlot>();
  #held: string | undefined;
  readonly #booked = new Map<string, TimedBooking>();

  constructor(kind: BookingKind, own: ClientOptions, record: RoundRecord) {
    this.#kind = kind;
    this.#own = own;
    this.#record = record;
  }

  /** Requests the promises, before anything is taken. */
  async prepare(): Promise<void> {
    const days = this.#own.startTimes.map((start) => Date.parse(start));
    const midnight = (ms: number) => new Date(Math.floor(ms / dayMs) * dayMs).toISOString();
    const span = { startTime: midnight(Math.min(...days)), endTime: midnight(Math.max(...days)) };
    const reply = await this.#own.booker.findTimes(this.#call(), span);
    if (!reply.ok) throw new Error(`slots: ${reply.code}`);
    this.#slots = new Map(reply.data.map((slot) => [slot.startTime, slot]));
  }

  /** Books one time; true if it succeeded. */
  async rush(startTime: string): Promise<boolean> {
    await this.#book(startTime);
    return this.#bookedTimes().includes(startTime);
  }

  /** One thing by chance: mostly what makes the times scarce. */
  async act(): Promise<void> {
    const { random, startTimes } = this.#own;
    const startTime = random.oneOf(startTimes);
    const own = random.oneOf([...this.#booked.values(), undefined]);
    const dice = random.upTo(9);
    if (own !== undefined && dice < 3) return this.#move(own, startTime);
    if (own !== undefined && dice < 5) return this.#cancel(own);
    if (this.#held !== undefined && dice === 5) return this.#release();
    if (dice < 8) return this.#hold(startTime);
    return this.#book(this.#held !== undefined && dice === 8 ? this.#held : startTime);
  }

  /** Gives everything back. */
  async leave(): Promise<void> {
    for (const booking of [...this.#booked.values()]) await this.#cancel(booking);
    await this.#release();
  }

  async #book(startTime: string): Promise<void> {
    const isInTheWay = this.#ownObstacleApplies(startTime);
    const invoked = this.#begin();
    const reply = await this.#own.booker.book(this.#call(), this.#slotAt(startTime));
    if (isInTheWay) return this.#expectObstacle(reply);
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (this.#held !== startTime) this.#saw("take", startTime, invoked);
    this.#holdEnds(startTime, invoked);
    this.#booked.set(reply.data.id, { ...reply.data, startTime });
  }

  async #hold(startTime: string): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#own.booker.hold(this.#call(), this.#slotAt(startTime));
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (this.#held === startTime) return;
    this.#saw("take", startTime, invoked);
    this.#holdEnds(undefined, invoked);
    this.#held = startTime;
  }

  async #release(): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#own.booker.release(this.#call());
    if (!reply.ok) return this.#refused(reply, "", invoked);
    this.#holdEnds(undefined, invoked);
  }

  async #move(booking: TimedBooking, startTime: string): Promise<void> {
    if (booking.startTime === startTime) return;
    const { changesEndHold } = this.#kind;
    const invoked = this.#begin();
    const reply = await this.#own.booker.move(this.#call(), booking, this.#slotAt(startTime));
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (!changesEndHold || this.#held !== startTime) this.#saw("take", startTime, invoked);
    if (changesEndHold) this.#holdEnds(startTime, invoked);
    this.#saw("give", booking.startTime, invoked);
    this.#booked.set(booking.id, { ...reply.data, startTime });
  }

  async #cancel(booking: TimedBooking): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#own.booker.cancel(this.#call(), booking);
    if (!reply.ok) return this.#refused(reply, "", invoked);
    this.#saw("give", booking.startTime, invoked);
    if (this.#kind.changesEndHold) this.#holdEnds(undefined, invoked);
    this.#booked.delete(booking.id);
  }

  /** The hold of the customer ends, unless it became what they took. */
  #holdEnds(became: string | undefined, invoked: number): void {
    if (this.#held !== undefined && this.#held !== became) this.#saw("give", this.#held, invoked);
    this.#held = undefined;
  }

  #bookedTimes(): string[] {
    return [...this.#booked.values()].map(({ startTime }) => startTime);
  }

  #ownObstacleApplies(startTime: string): boolean {
    return this.#kind.ownObstacle.applies(startTime, this.#bookedTimes());
  }

  #expectObstacle(reply: Answer<Booking>): void {
    const { code } = this.#kind.ownObstacle;
    if (reply.ok || reply.code !== code)
      this.#record.unexpected.push(`${reply.ok ? "booked" : reply.code} in spite of ${code}`);
  }

  /** Another client had it first, or the customer's own booking is in the way: no other refusal is allowed. */
  #refused({ status, code }: FailedReply, startTime: string, invoked: number): void {
    if (status === 409 && code === "slot-taken" && startTime !== "") {
      this.#record.lost += 1;
      this.#saw("full", startTime, invoked);
    } else if (code !== this.#kind.ownObstacle.code || !this.#ownObstacleApplies(startTime)) {
      this.#record.unexpected.push(`${status} ${code}`);
    }
  }

  #saw(what: SlotEvent["what"], startTime: string, invoked: number): void {
    const event = { what, invoked, answered: performance.now(), by: this.#own.name };
    const events = this.#record.events.get(startTime);
    if (events) events.push(event);
    else this.#record.events.set(startTime, [event]);
  }

  #begin(): number {
    this.#record.attempts += 1;
    return performance.now();
  }

  #call(): Caller {
    return this.#own.random.oneOf(this.#own.calls);
  }

  #slotAt(startTime: string): TimeSlot {
    const slot = this.#slots.get(startTime);
    if (slot === undefined) throw new Error(`${startTime} was not free at the beginning`);
    return slot;
  }
}
