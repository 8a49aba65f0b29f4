import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  badia,
  bookingApiOnDemo,
  hajar,
  moreCars,
  shihab,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { schedulerStandIn } from "../../../../../tests/factories/booking/salesforce/scheduler-stand-in.ts";
import {
  granted,
  ofCar,
  schedulingCustomer,
} from "../../../../../tests/factories/booking/scheduling-customer.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { salesforceScheduling } from "../salesforce/salesforce-scheduling.server.ts";
import { builtInScheduling } from "./scheduling.server.ts";

testDatabase();
bookingApiOnDemo();
/** As many bays for maintenance as the demo's center has. */
const capacity = 4;
const organization = schedulerStandIn({ now: now(), capacity });
let salesforce: typeof builtInScheduling;
beforeAll(async () => {
  // So that every time is free for the car.
  const coming = database<AppointmentTables>()
    .deleteFrom("booking.appointment")
    .where("starts_at", ">", now());
  await coming.execute();
  salesforce = salesforceScheduling(organization.app());
});

describe.each([
  ["our own database", () => builtInScheduling],
  ["Salesforce", () => salesforce],
])("appointments in %s", (_, scheduling) => {
  const customer = schedulingCustomer(scheduling);
  const stranger = schedulingCustomer(scheduling, khalid.id);
  const { book, change, cancel, read, list } = customer;
  let slots: TimeSlot[] = [];
  let used = 0;
  /** An hour that nothing else of this file touches. */
  const nextSlot = () => slots.filter(isHour)[used++];
  const isHour = ({ startTime, endTime }: TimeSlot) =>
    Date.parse(endTime) - Date.parse(startTime) === 3_600_000;
  const startsFree = async (changes = {}) =>
    (await granted(customer.findSlots(changes))).map(({ startTime }) => startTime);
  const idOf = async (booked: ReturnType<typeof book>) => (await granted(booked)).id;
  beforeAll(async () => {
    slots = await granted(customer.findSlots());
  });

  test("are booked as they were offered, and read as they were booked", async () => {
    const starts = slots.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted());
    expect(new Date(starts[0] ?? "").getTime()).toBeGreaterThan(now().getTime() + 86_400_000 - 600_000);
    for (const slot of [nextSlot(), slots.at(-1)]) {
      const booked = await granted(book(slot));
      expect(booked).toMatchObject({
        code: "CNF",
        requoted: false,
        reference: expect.stringMatching(/\w+-\w+/),
      });
      expect(await read(booked.id)).toMatchObject({
        ...{ id: booked.id, reference: booked.reference, code: "CNF", status: "upcoming", vehicleId: hajar },
        ...{ schedStartTime: slot?.startTime, schedEndTime: slot?.endTime, timeZone: "Asia/Qatar" },
        ...{ serviceTerritoryId: "al-sadd", serviceTypes: "pm10", mileage: 41_500 },
        ...{ serviceNote: "A noise on the left", additionalInformation: "Blue key, 'spare' \\ in the box" },
        serviceAppointmentAdditionalData: { serviceList: [{ typeCode: "pm10" }] },
        actions: ["view", "edit", "cancel"],
      });
      expect(await list()).toContainEqual(
        expect.objectContaining({ id: booked.id, at: slot?.startTime, reference: booked.reference }),
      );
    }
  });

  test("are never more than there is room for, however many book at once; the rest get the nearest", async () => {
    const slot = nextSlot();
    const cars = await moreCars(7);
    const answers = await Promise.all(cars.slice(0, 6).map((car) => book(slot, ofCar(slot, car))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(capacity);
    expect(await startsFree()).not.toContain(slot?.startTime);
    const refused = answers.filter((answer) => !answer.ok);
    for (const { code, detail } of refused) {
      expect(code).toBe("slot-taken");
      const alternatives = detail?.alternatives as TimeSlot[];
      expect(alternatives).toHaveLength(3);
      expect(alternatives.map(({ startTime }) => startTime)).not.toContain(slot?.startTime);
    }
    const alternatives = refused[0]?.detail?.alternatives as TimeSlot[];
    const [first, second] = cars.flatMap((car, place) => {
      const answer = answers[place];
      return answer?.ok ? [{ car, id: answer.value.id }] : [];
    });
    const refusedCar = cars[answers.findIndex(({ ok }) => !ok)] ?? "";
    await idOf(book(alternatives[0], ofCar(alternatives[0], refusedCar)));
    // What was full is free again once one has moved, and full again with the next.
    const [there, car] = [alternatives[1], first?.car ?? ""];
    await granted(change(first?.id ?? "", there, ofCar(there, car)));
    expect(await startsFree()).toContain(slot?.startTime);
    await idOf(book(slot, ofCar(slot, cars[6] ?? "")));
    expect(await startsFree()).not.toContain(slot?.startTime);
    // Its own hour is free for an appointment that is to be moved, and for nobody else.
    expect(await startsFree({ appointmentId: second?.id })).toContain(slot?.startTime);
    await granted(cancel(second?.id ?? ""));
    expect(await startsFree()).toContain(slot?.startTime);
  });

  test("are booked, changed and canceled once for one key", async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    const keys = ["booked-once", "changed-once", "canceled-once"].map((key) => `${key}-${scheduling().name}`);
    const before = (await list()).length;
    const booked = await Promise.all([1, 2, 3].map(() => idOf(book(from, {}, keys[0]))));
    expect(new Set([...booked, await idOf(book(from, {}, keys[0]))]).size).toBe(1);
    expect(await list()).toHaveLength(before + 1);
    const id = booked[0] ?? "";
    const changed = [1, 2].map(() => granted(change(id, to, { mileage: 50_000 }, keys[1])));
    expect(await Promise.all(changed)).toMatchObject([{ id }, { id }]);
    expect(await read(id)).toMatchObject({ schedStartTime: to?.startTime, mileage: 50_000 });
    const canceled = [1, 2].map(() => granted(cancel(id, {}, keys[2])));
    expect(await Promise.all(canceled)).toMatchObject([{ code: "CANC" }, { code: "CANC" }]);
    expect(await read(id)).toMatchObject({ code: "CANC", status: "canceled", actions: ["view"] });
  });

  test("keep their time where only the visit changes, and are whole after it", async () => {
    const slot = nextSlot();
    const id = await idOf(book(slot));
    const again = await granted(customer.findSlots({ serviceCodes: ["pm30"], appointmentId: id }));
    const same = again.find(({ startTime }) => startTime === slot?.startTime);
    await granted(change(id, same, { serviceCodes: ["pm30"], serviceNote: "" }));
    expect(await read(id)).toMatchObject({
      ...{ serviceTypes: "pm30", serviceNote: "", schedStartTime: slot?.startTime, code: "CNF" },
    });
  });

  test("take as many hours as the visit needs", async () => {
    const long = await granted(customer.findSlots({ serviceCodes: ["gr-engine"] }));
    const slot = long.find(({ startTime }) => slots.slice(60).some((one) => one.startTime === startTime));
    expect(Date.parse(slot?.endTime ?? "") - Date.parse(slot?.startTime ?? "")).toBe(3 * 3_600_000);
    const id = await idOf(book(slot, { serviceCodes: ["gr-engine"] }));
    expect(await read(id)).toMatchObject({ schedEndTime: slot?.endTime, serviceTypes: "gr-engine" });
  });

  test("are nobody else's to see, change or cancel", async () => {
    const id = await idOf(book(nextSlot()));
    expect(await stranger.read(id)).toBeUndefined();
    expect((await stranger.list()).map((one) => one.id)).not.toContain(id);
    expect(await stranger.cancel(id)).toMatchObject({ ok: false, code: "appointment-not-found" });
    expect(await stranger.change(id, nextSlot())).toMatchObject({ ok: false, code: "appointment-not-found" });
    expect((await read(id))?.code).toBe("CNF");
    expect(await customer.read("of-nobody")).toBeUndefined();
    expect(await cancel("x' OR Id != '")).toMatchObject({ ok: false, code: "appointment-not-found" });
  });

  test("are listed of one vehicle, where it is named", async () => {
    const id = await idOf(book(nextSlot()));
    const [all, ofOne] = await Promise.all([list(), list(hajar)]);
    expect(ofOne).toEqual(all.filter(({ vehicleId }) => vehicleId === hajar));
    expect(ofOne.map((one) => one.id)).toContain(id);
    expect(await list("of-nobody")).toEqual([]);
  });

  test("wait for a center that confirms later, one a vehicle at a time", async () => {
    const [slot, later] = await granted(customer.findSlots({ centerIds: ["al-rayyan"], vehicleId: badia }));
    const first = await granted(book(slot, { vehicleId: badia }));
    expect(first.code).toBe("CREA");
    expect(await book(later, { vehicleId: badia })).toMatchObject({
      ...{ ok: false, code: "duplicate-appointment", detail: { appointmentId: first.id } },
    });
    // A center that confirms at once confirms what moves there.
    const [there] = await granted(customer.findSlots({ vehicleId: badia }));
    expect(await granted(change(first.id, there))).toMatchObject({ id: first.id, code: "CNF" });
  });

  test("of one car are at one time once, booked or moved there", async () => {
    const [slot, other] = [nextSlot(), nextSlot()];
    await idOf(book(slot));
    expect(await book(slot)).toEqual({ ok: false, code: "vehicle-busy" });
    const id = await idOf(book(other));
    expect(await change(id, slot)).toEqual({ ok: false, code: "vehicle-busy" });
    await granted(change(id, other, { mileage: 42_000 }));
  });

  test("are refused by the same codes", async () => {
    const slot = nextSlot();
    const refusal = async (result: ReturnType<typeof book | typeof change | typeof cancel>) =>
      result.then((outcome) => (outcome.ok ? "ok" : outcome.code));
    const promiseKey = slots.at(-2)?.territories[0]?.territoryPromiseKey;
    expect(await refusal(book(slot, { promiseKey }))).toBe("promise-invalid");
    expect(await refusal(book(slot, { vehicleId: shihab }))).toBe("promise-invalid");
    expect(await refusal(book(slot, { vehicleId: "of-nobody" }))).toBe("vehicle-not-found");
    expect(await refusal(book(slot, { brand: "lulwa" }))).toBe("brand-not-served");
    expect(await refusal(book(slot, { serviceCodes: ["pm10", "none"] }))).toBe("service-not-offered");
    const find = async (changes: object) =>
      customer.findSlots(changes).then((one) => (one.ok ? "ok" : one.code));
    expect(await find({ centerIds: ["al-sadd", "nowhere"] })).toBe("center-not-found");
    expect(await find({ vehicleId: "of-nobody" })).toBe("vehicle-not-found");
    const id = await idOf(book(slot));
    const { version = 0 } = (await read(id)) ?? {};
    expect(await refusal(cancel(id, { version: version + 1 }))).toBe("appointment-changed");
    expect(await refusal(change(id, nextSlot(), { code: "CREA" }))).toBe("appointment-changed");
    const late = new Date(Date.parse(slot?.startTime ?? "") - 23 * 3_600_000);
    expect(await refusal(cancel(id, { now: late }))).toBe("too-late-to-change");
    expect(await refusal(change(id, nextSlot(), { now: late }))).toBe("too-late-to-change");
    expect(await refusal(cancel(id, { version }))).toBe("ok");
    expect(await refusal(cancel(id))).toBe("too-late-to-change");
    // A time within a day is promised to nobody; an old promise books while the time is free.
    const old = new Date(now().getTime() + 11 * 60_000);
    expect(await granted(book(nextSlot(), { now: old }))).toMatchObject({ requoted: true });
    expect(await refusal(book(slots.at(-3), { now: late48(slots.at(-3)) }))).toBe("slot-taken");
  });

  test("are offered over three months without a gap, a double, or a border between months", async () => {
    const [firstDay, lastDay] = [dayOf(today + 1), dayOf(today + 95)];
    const whole = await startsFree({ firstDay, lastDay, centerIds: ["al-sadd", "al-rayyan"] });
    const pieces: string[] = [];
    for (let day = today + 1; day <= today + 95; day += 19) {
      const piece = { firstDay: dayOf(day), lastDay: dayOf(day + 18), centerIds: ["al-sadd", "al-rayyan"] };
      pieces.push(...(await startsFree(piece)));
    }
    expect(whole.length).toBeGreaterThan(500);
    expect([...new Set(pieces)].toSorted()).toEqual([...new Set(whole)]);
    const months = new Set(whole.map((start) => start.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(3);
    expect(Date.parse(whole.at(-1) ?? "")).toBeGreaterThan(now().getTime() + 86 * 86_400_000);
  });

  test("have the first time of each center and how many each day has, as the slots themselves do", async () => {
    const { firstDay, lastDay } = { firstDay: dayOf(today), lastDay: dayOf(today + 95) };
    const centerIds = ["al-sadd", "al-rayyan"];
    const vehicleId = (await moreCars(8)).at(-1) ?? "";
    const all = await granted(customer.findSlots({ firstDay, lastDay, centerIds, vehicleId }));
    const { offers, days } = await granted(customer.findEarliest({ centerIds, vehicleId }));
    const firstOf = (id: string) => all.find(({ territories }) => territories.some((one) => one.id === id));
    expect(Object.fromEntries(offers.map(({ centerId, startTime }) => [centerId, startTime]))).toEqual(
      Object.fromEntries(centerIds.map((id) => [id, firstOf(id)?.startTime])),
    );
    const total = all.reduce((sum, { territories }) => sum + territories.length, 0);
    expect(days.reduce((sum, { times }) => sum + times, 0)).toBe(total);

    // The same time is none at any center for a car that is in a workshop then, but for the appointment that moves.
    const [earliest] = offers;
    const slot = all.find(({ startTime }) => startTime === earliest?.startTime);
    const there = slot?.territories.filter(({ id }) => id === earliest?.centerId);
    const first = slot && { ...slot, territories: there ?? [] };
    const startsOf = async (changes = {}) =>
      (await granted(customer.findEarliest({ centerIds, vehicleId, ...changes }))).offers.map(
        ({ startTime }) => startTime,
      );
    const id = await idOf(book(first, ofCar(first, vehicleId)));
    expect(await startsOf()).not.toContain(first?.startTime);
    expect(await startsOf({ appointmentId: id })).toContain(first?.startTime);
  });
  const today = dayNumberOf(now().toISOString().slice(0, 10)) ?? 0;
  const late48 = (slot: TimeSlot | undefined) => new Date(Date.parse(slot?.startTime ?? "") - 23 * 3_600_000);
});
