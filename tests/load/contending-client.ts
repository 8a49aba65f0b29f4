import { randomUUID } from "node:crypto";
import { createAppointmentCall, findFreeSlotsCall } from "#app/features/booking/calls.ts";
import { changeAppointmentCall, holdSlotCall, releaseHoldCall } from "#app/features/booking/change-calls.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { apiCaller } from "../factories/program/api-caller.ts";
import type { RandomNumbers } from "../factories/random-numbers.ts";
import type { SlotEvent } from "./linearizability.ts";

type Caller = ReturnType<typeof apiCaller>;
type Answer = Awaited<ReturnType<Caller>>;

/** Times of one center that everybody wants, by their starts. */
export interface Prize {
  readonly centerId: string;
  readonly startTimes: readonly string[];
}
/** What every client of a round writes down together. */
export interface Record {
  readonly events: Map<string, SlotEvent[]>;
  readonly unexpected: string[];
  attempts: number;
}

const services = ["pm10"];
const dayMs = 86_400_000;

/**
 * A customer with one vehicle who takes, moves and gives back what they can get, one thing after another, each time by
 * another one of the programs. They know what they have, and write down what they saw.
 */
export class ContendingClient {
  readonly #calls: readonly Caller[];
  readonly #vehicleId: string;
  readonly #prize: Prize;
  readonly #record: Record;
  readonly #random: RandomNumbers;
  #slots = new Map<string, TimeSlot>();
  #held: string | undefined;
  readonly #booked = new Map<string, string>();

  constructor(
    calls: readonly Caller[],
    vehicleId: string,
    prize: Prize,
    record: Record,
    random: RandomNumbers,
  ) {
    this.#calls = calls;
    this.#vehicleId = vehicleId;
    this.#prize = prize;
    this.#record = record;
    this.#random = random;
  }

  /** Requests the promises, before anything is taken. */
  async prepare(): Promise<void> {
    const days = this.#prize.startTimes.map((start) => Date.parse(start));
    const midnight = (ms: number) => new Date(Math.floor(ms / dayMs) * dayMs).toISOString();
    const reply = await this.#call()(findFreeSlotsCall, {
      body: {
        brand: "rimal",
        startTime: midnight(Math.min(...days)),
        endTime: midnight(Math.max(...days)),
        territoryIds: [this.#prize.centerId],
        servicesList: services,
        vehicleId: this.#vehicleId,
      },
    });
    if (!reply.ok) throw new Error(`slots: ${reply.code}`);
    this.#slots = new Map(reply.data.map((slot) => [slot.startTime, slot]));
  }

  /** Books one time; true if it succeeded. */
  async rush(startTime: string): Promise<boolean> {
    await this.#book(startTime);
    return this.#has(startTime);
  }

  /** One thing by chance: mostly what makes the times scarce. */
  async act(): Promise<void> {
    const startTime = this.#random.oneOf(this.#prize.startTimes);
    const own = this.#random.oneOf([...this.#booked.keys(), undefined]);
    const dice = this.#random.upTo(9);
    if (own !== undefined && dice < 3) return this.#move(own, startTime);
    if (own !== undefined && dice < 5) return this.#cancel(own);
    if (this.#held !== undefined && dice === 5) return this.#release();
    if (dice < 8) return this.#hold(startTime);
    return this.#book(this.#held !== undefined && dice === 8 ? this.#held : startTime);
  }

  /** Gives everything back. */
  async leave(): Promise<void> {
    for (const id of [...this.#booked.keys()]) await this.#cancel(id);
    await this.#release();
  }

  async #book(startTime: string): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#call()(createAppointmentCall, {
      ...{
        query: {},
        body: { ...this.#slotFields(startTime), mileage: 1, extendedFields: this.#fields(startTime) },
      },
      idempotencyKey: randomUUID(),
    });
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (this.#has(startTime)) this.#record.unexpected.push("a car twice at one time");
    const held = this.#held;
    if (held !== startTime) this.#saw("take", startTime, invoked);
    this.#holdEnds(startTime, invoked);
    this.#booked.set(reply.data.serviceAppointmentId, startTime);
  }

  async #hold(startTime: string): Promise<void> {
    const invoked = this.#begin();
    const { serviceTerritoryId, schedStartTime, schedEndTime } = this.#slotFields(startTime);
    const { vehicleId, territoryPromiseKey } = this.#fields(startTime);
    const body = {
      brand: "rimal",
      serviceTerritoryId,
      schedStartTime,
      schedEndTime,
      vehicleId,
      territoryPromiseKey,
    };
    const reply = await this.#call()(holdSlotCall, {
      ...{ query: {}, body: { ...body, servicesList: services } },
      idempotencyKey: randomUUID(),
    });
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (this.#held === startTime) return;
    this.#saw("take", startTime, invoked);
    this.#holdEnds(undefined, invoked);
    this.#held = startTime;
  }

  async #release(): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#call()(releaseHoldCall, {
      query: { vehicleId: this.#vehicleId },
      idempotencyKey: randomUUID(),
    });
    if (!reply.ok) return this.#refused(reply, "", invoked);
    this.#holdEnds(undefined, invoked);
  }

  async #move(appointmentId: string, startTime: string): Promise<void> {
    const from = this.#booked.get(appointmentId);
    if (from === startTime) return;
    const invoked = this.#begin();
    const { vehicleId: _, ...extendedFields } = this.#fields(startTime);
    const reply = await this.#call()(changeAppointmentCall, {
      ...{ query: {}, body: { ...this.#slotFields(startTime), mileage: 1, extendedFields, appointmentId } },
      idempotencyKey: randomUUID(),
    });
    if (!reply.ok) return this.#refused(reply, startTime, invoked);
    if (this.#held !== startTime) this.#saw("take", startTime, invoked);
    this.#holdEnds(startTime, invoked);
    if (from !== undefined) this.#saw("give", from, invoked);
    this.#booked.set(appointmentId, startTime);
  }

  async #cancel(appointmentId: string): Promise<void> {
    const invoked = this.#begin();
    const reply = await this.#call()(changeAppointmentCall, {
      ...{ query: {}, body: { appointmentId, status: "CANC" } },
      idempotencyKey: randomUUID(),
    });
    const from = this.#booked.get(appointmentId);
    if (!reply.ok || from === undefined) return this.#refused(reply, "", invoked);
    this.#saw("give", from, invoked);
    this.#holdEnds(undefined, invoked);
    this.#booked.delete(appointmentId);
  }

  /** Whatever a customer does with a vehicle ends its hold, unless the hold became what they took. */
  #holdEnds(became: string | undefined, invoked: number): void {
    if (this.#held !== undefined && this.#held !== became) this.#saw("give", this.#held, invoked);
    this.#held = undefined;
  }

  #has(startTime: string): boolean {
    return [...this.#booked.values()].includes(startTime);
  }

  /** Another client had it first, or the car has that time itself: no other refusal is allowed. */
  #refused(reply: Answer, startTime: string, invoked: number): void {
    if (!reply.ok && reply.code === "slot-taken") this.#saw("full", startTime, invoked);
    else if (!reply.ok && reply.code === "vehicle-busy" && this.#has(startTime)) return;
    else this.#record.unexpected.push(reply.ok ? "an answer for nothing" : `${reply.status} ${reply.code}`);
  }

  #saw(what: SlotEvent["what"], startTime: string, invoked: number): void {
    const event = { what, invoked, answered: performance.now(), by: this.#vehicleId };
    const events = this.#record.events.get(startTime);
    if (events) events.push(event);
    else this.#record.events.set(startTime, [event]);
  }

  #begin(): number {
    this.#record.attempts += 1;
    return performance.now();
  }

  #call(): Caller {
    return this.#random.oneOf(this.#calls);
  }

  #slotFields(startTime: string) {
    const slot = this.#slots.get(startTime);
    if (slot === undefined) throw new Error(`${startTime} was not free at the beginning`);
    return {
      brand: "rimal",
      serviceTerritoryId: this.#prize.centerId,
      schedStartTime: slot.startTime,
      schedEndTime: slot.endTime,
    };
  }

  #fields(startTime: string) {
    return {
      Service_Types__c: services.join(";"),
      vehicleId: this.#vehicleId,
      territoryPromiseKey: this.#slots.get(startTime)?.territories[0]?.territoryPromiseKey ?? "",
    };
  }
}
