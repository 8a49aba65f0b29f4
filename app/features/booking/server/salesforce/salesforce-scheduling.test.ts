import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingApiOnDemo, hajar } from "../../../../../tests/factories/booking/booking-api.ts";
import {
  schedulerStandIn,
  secret,
} from "../../../../../tests/factories/booking/salesforce/scheduler-stand-in.ts";
import { granted, schedulingCustomer } from "../../../../../tests/factories/booking/scheduling-customer.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { Scheduling } from "../backend/scheduling.server.ts";
import { salesforceScheduling } from "./salesforce-scheduling.server.ts";

testDatabase();
bookingApiOnDemo();
/** Of a scheduling that waits in vain; the other one waits as long as it would. */
const patienceMs = 400;
/** Of the pool of a process. */
const connections = 16;
const organization = schedulerStandIn({ now: now(), capacity: 2 });
const { appointments, candidates, mood, state } = organization;
let scheduling: Scheduling;
let impatient: Scheduling;
const customer = schedulingCustomer(() => scheduling);
const hurried = schedulingCustomer(() => impatient);
let slots: TimeSlot[] = [];
let used = 0;
const nextSlot = () => slots[used++];
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error,
  );
const giveAccount = (sf_account_id: string) =>
  database<{ "account.customer": { id: string; sf_account_id: string } }>()
    .updateTable("account.customer")
    .set({ sf_account_id })
    .where("id", "=", noora.id)
    .execute();
const of = (key: string) => appointments.filter((one) => one.Marsa_Booking_Key__c === key);

beforeAll(async () => {
  scheduling = salesforceScheduling(organization.app());
  impatient = salesforceScheduling(organization.app(), patienceMs);
  slots = await granted(customer.findSlots());
});
afterEach(() => {
  Object.assign(mood, { reads: "well", writes: "well" });
  state.signsIn = true;
});

describe("requests to Salesforce follow its API", () => {
  test("for three months in pages of at most 31 days that reach into one another, in UTC", async () => {
    candidates.length = 0;
    const today = dayNumberOf(now().toISOString().slice(0, 10)) ?? 0;
    await granted(customer.findSlots({ firstDay: dayOf(today), lastDay: dayOf(today + 95) }));
    const pages = candidates.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1));
    expect(pages).toHaveLength(3);
    pages.forEach(({ startTime, endTime }, index) => {
      expect(Date.parse(endTime) - Date.parse(startTime)).toBeLessThanOrEqual(31 * 86_400_000);
      expect(`${startTime}${endTime}`).toMatch(/^[\d:.T-]+Z[\d:.T-]+Z$/);
      // By more than the longest visit, which would else be lost across the border.
      const next = pages[index + 1];
      if (next) expect(Date.parse(endTime) - Date.parse(next.startTime)).toBeGreaterThan(6 * 3_600_000);
    });
  });

  test("with our own record of the vehicle, as a list of names and values, for the customer's account", async () => {
    const { id } = await granted(customer.book(nextSlot(), { serviceCodes: ["pm10"] }));
    expect(appointments.find(({ Id }) => Id === id)).toMatchObject({
      ...{ ParentRecordId: noora.sfAccountId, Service_Types__c: "pm10", Status: "Scheduled" },
      ...{ Marsa_Vehicle_Id__c: hajar, VIN__c: expect.stringMatching(/^\w{17}$/), Language__c: "ar" },
    });
  });

  test("never for an id that it would call a broken query, nor with one of our quotes unescaped", async () => {
    const { requests } = state;
    expect(await customer.read("' OR Id != '")).toBeUndefined();
    expect(state.requests).toBe(requests);
    const strange = schedulingCustomer(() => scheduling, "x' OR Marsa_Booking_Key__c != '");
    expect(await strange.list()).toEqual([]);
  });

  test("for the next resource where the first was just taken", async () => {
    mood.writes = "gone-once";
    const { id } = await granted(customer.book(nextSlot()));
    mood.writes = "gone-once";
    expect(await granted(customer.change(id, nextSlot()))).toMatchObject({ id });
  });
});

describe("Salesforce that fails", () => {
  test("that has withdrawn its token gets one request for a new one, for all who wait", async () => {
    const { tokens } = state;
    state.expected = "";
    const answers = await Promise.all([customer.list(), customer.list(), customer.list()]);
    expect(answers.every((list) => list.length > 0)).toBe(true);
    expect(state.tokens).toBe(tokens + 1);
  });

  test.each(["down", "hangs", "cut"] as const)(
    "to read (%s) is unavailable, and says nothing of what it said",
    async (how) => {
      mood.reads = how;
      const error = await thrown(hurried.findSlots());
      expect(error).toBeInstanceOf(BackendUnavailable);
      expect(error?.message).not.toContain(secret);
    },
  );

  test("for a moment is called once more, where nothing is written", async () => {
    mood.reads = "down-once";
    expect(await granted(customer.findSlots())).not.toEqual([]);
  });

  test("to sign us in is unavailable, and works again as soon as it does", async () => {
    state.signsIn = false;
    state.expected = "";
    expect(await thrown(customer.list())).toBeInstanceOf(BackendUnavailable);
    state.signsIn = true;
    expect(await customer.list()).not.toEqual([]);
  });

  test("to book leaves nothing, and the same key books once it works", async () => {
    const [slot, key] = [nextSlot(), randomUUID()];
    for (const how of ["down", "hangs"] as const) {
      mood.writes = how;
      expect(await thrown(hurried.book(slot, {}, key))).toBeInstanceOf(BackendUnavailable);
    }
    mood.writes = "well";
    const before = appointments.length;
    await granted(customer.book(slot, {}, key));
    expect(appointments).toHaveLength(before + 1);
  });

  test("to answer a booking, a change and a cancellation that it has made: each is made once, and answered", async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    const before = appointments.length;
    mood.writes = "cut";
    const { id } = await granted(customer.book(from));
    expect(appointments).toHaveLength(before + 1);
    await granted(customer.change(id, to));
    expect(await customer.read(id)).toMatchObject({ schedStartTime: to?.startTime });
    expect(await granted(customer.cancel(id))).toMatchObject({ code: "CANC" });
    expect(appointments).toHaveLength(before + 1);
  });

  test("to answer at all after it has booked: the same key finds the appointment later", async () => {
    const [slot, key] = [nextSlot(), randomUUID()];
    const before = appointments.length;
    mood.writes = "vanishes";
    expect(await thrown(customer.book(slot, {}, key))).toBeInstanceOf(BackendUnavailable);
    expect(appointments).toHaveLength(before + 1);
    Object.assign(mood, { reads: "well", writes: "well" });
    const { id } = await granted(customer.book(slot, {}, key));
    expect(appointments).toHaveLength(before + 1);
    expect(of(appointments.at(-1)?.Marsa_Booking_Key__c ?? "")).toMatchObject([{ Id: id }]);
  });

  test("to know the account: its own word for it, which the wizard has a sentence for", async () => {
    await giveAccount("001UNKNOWN0000000A");
    expect(await customer.book(nextSlot())).toEqual({ ok: false, code: "reference-not-known" });
    await giveAccount("");
    expect(await customer.book(nextSlot())).toEqual({ ok: false, code: "reference-not-known" });
    expect(await customer.list()).toEqual([]);
    await giveAccount(noora.sfAccountId);
  });

  test("to answer at all holds no connection of ours: more bookings than there are connections wait, and we answer", async () => {
    mood.writes = "hangs";
    const slot = nextSlot();
    const waiting = Array.from({ length: 2 * connections }, () => thrown(hurried.book(slot)));
    let isOver = false;
    const all = Promise.all(waiting).finally(() => {
      isOver = true;
    });
    const seen: number[] = [];
    while (!isOver) {
      const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'
          and now() - state_change > interval '100 milliseconds'`.execute(database());
      seen.push(rows[0]?.open ?? -1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await all).every((error) => error instanceof BackendUnavailable)).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  test("after its answer came and we were gone: the reserved key finishes it, and other content is refused", async () => {
    const [slot, key] = [nextSlot(), randomUUID()];
    mood.writes = "vanishes";
    expect(await thrown(customer.book(slot, {}, key))).toBeInstanceOf(BackendUnavailable);
    Object.assign(mood, { reads: "well", writes: "well" });
    const [{ id } = { id: "" }] = await customer.list();
    expect(await customer.cancel(id, {}, key)).toEqual({ ok: false, code: "idempotency-conflict" });
    expect((await customer.book(slot, {}, key)).ok).toBe(true);
  });
});
