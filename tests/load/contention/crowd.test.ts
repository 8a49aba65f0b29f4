import { describe, expect, test } from "vitest";
import { showAppointmentCall, showBoardCall } from "#app/features/office/calls/appointment-calls.ts";
import { moveCalls } from "#app/features/office/calls/appointment-deed-calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { newWrite, officeCaller } from "../../factories/office/office-caller.ts";
import { staffMember } from "../../factories/office/staff.ts";
import type { Booking, BookingCustomer, BookingKind } from "./booking-kind.ts";
import {
  type Bystander,
  besideBystanders,
  byEachOf,
  countOfEach,
  crowd,
  crowdedPrograms,
  outcomeOf,
  untilDecided,
} from "./crowd.ts";
import { driveBookings, usedCarBookings } from "./drive-bookings.ts";
import { offeredHour } from "./offered-hour.ts";
import { serviceBookings } from "./service-bookings.ts";

/* A crowd that wants one time, or moves one appointment, at two programs, while others do something else. */

const { addressOf, callerOf, bystanders } = crowdedPrograms();

const dayMs = 86_400_000;
const span = () => ({
  startTime: new Date(now().getTime() + 14 * dayMs).toISOString(),
  endTime: new Date(now().getTime() + 24 * dayMs).toISOString(),
});

/** The free times of one unit that a customer is promised, from two weeks ahead on. */
async function freeTimes({ minutes }: BookingKind, { booker, token }: BookingCustomer) {
  const found = await booker.findTimes(callerOf(0, token), span());
  if (!found.ok) throw new Error(found.code);
  return found.data.filter(
    ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === minutes * 60_000,
  );
}

/** Customers who are promised the same time, each by an own promise. */
async function customersOfOneTime(kind: BookingKind, count: number) {
  const customers: BookingCustomer[] = [];
  for (let number = 0; number < count; number += 1) customers.push(await kind.newCustomer(number));
  const promised = await Promise.all(customers.map((customer) => freeTimes(kind, customer)));
  const wanted = promised[0]?.[0]?.startTime;
  return customers.map((customer, number) => {
    const slot = promised[number]?.find(({ startTime }) => startTime === wanted);
    if (slot === undefined) throw new Error("there is no free time");
    return { customer, slot };
  });
}

test.each([serviceBookings, driveBookings, usedCarBookings])(
  `$name: of ${crowd} who want one time as many get it as it has room for, the others hear 409, and bystanders are answered`,
  async (kind) => {
    await kind.makeScarce();
    const everybody = await customersOfOneTime(kind, crowd);
    const book = ({ customer, slot }: (typeof everybody)[number], number: number) =>
      customer.booker.book(callerOf(number, customer.token), slot);
    const replies = await besideBystanders(bystanders, () => Promise.all(everybody.map(book)));
    expect(countOfEach(replies.map(outcomeOf))).toEqual({
      200: kind.capacity,
      "409 slot-taken": crowd - kind.capacity,
    });
  },
);

test("an hour that is offered from the waiting list is booked once, by whom it is held for, on whichever of 30 devices", async () => {
  await serviceBookings.makeScarce();
  const everybody = await customersOfOneTime(serviceBookings, 2 + crowd / 2);
  const { waiting, others, slot } = await offeredHour(callerOf, everybody);
  const replies = await besideBystanders(bystanders, () =>
    Promise.all([
      byEachOf(crowd / 2, (number) => waiting.booker.book(callerOf(number, waiting.token), slot)),
      Promise.all(
        others.map(({ customer, slot: own }, number) =>
          customer.booker.book(callerOf(number, customer.token), own),
        ),
      ),
    ]),
  );
  const [ofDevices, ofOthers] = replies.map((own) => countOfEach(own.map(outcomeOf)));
  expect(ofDevices).toEqual({ 200: 1, "409 vehicle-busy": crowd / 2 - 1 });
  expect(ofOthers).toEqual({ "409 slot-taken": others.length });
});

describe("staff", () => {
  const members = 6;
  /** An appointment that a customer has booked, as the office shows it. */
  async function bookedAppointment(): Promise<Booking> {
    await serviceBookings.makeScarce();
    const [first] = await customersOfOneTime(serviceBookings, 1);
    if (first === undefined) throw new Error("nobody books");
    const booked = await first.customer.booker.book(callerOf(0, first.customer.token), first.slot);
    if (!booked.ok) throw new Error(booked.code);
    return booked.data;
  }
  const staffOf = (count: number) =>
    byEachOf(count, () => staffMember({ role: "manager", place: serviceBookings.placeId }));

  test.each([
    { name: "cancel", to: "CANC" },
    { name: "check-in", to: "CIN" },
  ] as const)(
    `of ${crowd} who $name one appointment in one version one does it, the others hear 409, and the board is shown`,
    async ({ name, to }) => {
      const { id } = await bookedAppointment();
      const staff = await staffOf(members);
      const [observer] = await staffOf(1);
      const show = officeCaller(addressOf(0), observer?.cookie ?? "");
      const shown = await show(showAppointmentCall, { params: { id } });
      const { version } = shown.data;
      const boards = byProgram((address): Bystander => {
        const call = officeCaller(address, observer?.cookie ?? "");
        const params = { center: serviceBookings.placeId };
        return async () => [officeOutcome(await call(showBoardCall, { params, query: {} }))];
      });
      const move = (number: number) => {
        const call = officeCaller(addressOf(number), staff[number % members]?.cookie ?? "");
        const body = { version, to, reason: "the customer said so" };
        const write = newWrite();
        return untilDecided(() => call(moveCalls[name], { params: { id }, body }, write));
      };
      const replies = await besideBystanders([...bystanders, ...boards], () => byEachOf(crowd, move));
      expect(countOfEach(replies.map(officeOutcome))).toEqual({
        200: 1,
        "409 changed-meanwhile": crowd - 1,
      });
    },
  );
  const byProgram = <T>(make: (address: string) => T) => [0, 1].map((number) => make(addressOf(number)));
  const officeOutcome = ({ status, code }: { readonly status: number; readonly code: string }) =>
    status === 200 ? "200" : `${status} ${code}`;
});
