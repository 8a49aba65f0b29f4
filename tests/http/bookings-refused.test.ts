import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { promiseKeys } from "#app/features/scheduling/server/slots/slot-promise.server.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  hajar,
  isNoonWindow,
  slotsBody,
} from "../factories/booking/booking-api.ts";
import { rowCounts } from "../factories/database/row-counts.ts";
import { testDatabase } from "../factories/database/test-database.ts";

testDatabase();
const { post } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let slots: TimeSlot[];
beforeAll(async () => {
  slots = (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody())).data;
});

/** A booking of any times, with a promise that we signed for exactly them: what is left is the rules. */
function promised(start: Date, end = new Date(start.getTime() + hourMs)) {
  const minutes = { start: start.getTime() / 60_000, end: end.getTime() / 60_000 };
  const terms = { customerId: noora.id, vehicleId: hajar, serviceCodes: ["pm10"] };
  const [territoryPromiseKey = ""] = promiseKeys(terms, [{ centerId: "al-sadd", ...minutes }], now());
  return appointmentBody({
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    territories: [{ id: "al-sadd", territoryPromiseKey }],
  });
}
const first = () => new Date(slots.find((slot) => !isNoonWindow(slot))?.startTime ?? "");
const noon = () => slots.find(isNoonWindow);
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const noonStart = () => new Date(noon()?.startTime ?? "");

describe("a time that is not offered is refused, even with our own promise for it", () => {
  test.each<[string, () => object]>([
    ["in the past", () => promised(after(first(), -30 * dayMs))],
    ["within 24 hours", () => promised(after(first(), -dayMs))],
    ["beyond three months", () => promised(after(first(), 105 * dayMs))],
    ["in the year 9999", () => promised(new Date("8888-01-01T07:00:00Z"))],
    ["in the night", () => promised(new Date(`${slots[0]?.startTime.slice(0, 10)}T00:00:00Z`))],
    ["the first hour of the noon window alone", () => promised(noonStart())],
    ["the second hour of the noon window alone", () => promised(after(noonStart(), hourMs))],
    ["at half past", () => promised(after(first(), 30 * 60_000))],
    ["of two hours", () => promised(first(), after(first(), 2 * hourMs))],
    ["of no length", () => promised(first(), first())],
    ["that ends before it starts", () => promised(first(), after(first(), -hourMs))],
  ])("%s", async (_, body) => {
    const before = await rowCounts();
    for (const lang of ["en", "ar"] as const) {
      const answer = await post(`${path}?lang=${lang}`, body());
      expect(answer).toMatchObject({
        status: 409,
        code: "slot-taken",
        message: schedulingRefusals["slot-taken"][lang],
      });
      expect(answer.alternatives).toHaveLength(3);
    }
    expect(await rowCounts()).toEqual(before);
  });
});

describe("a time that is none", () => {
  test.each([
    "2026-02-30T08:00:00Z",
    "2026-13-01T08:00:00Z",
    "2027-02-29T08:00:00Z",
    "2026-12-01T25:00:00Z",
    "2026-12-01",
    "tomorrow",
    "2026-12-01T08:00:00",
    "+012026-12-01T08:00:00Z",
  ])("%s", async (time) => {
    for (const name of ["schedStartTime", "schedEndTime"]) {
      const answer = await post(path, { ...promised(first()), [name]: time });
      expect(answer).toMatchObject({ status: 422, code: "invalid-input", fields: [{ path: name }] });
    }
    const slotsAnswer = await post("/v3/orders/services/slots", slotsBody({ startTime: time }));
    expect(slotsAnswer).toMatchObject({ status: 422, code: "invalid-input" });
  });

  test("a second or a fraction off is another time than the promised one", async () => {
    for (const ms of [1, 1000]) {
      const body = { ...promised(first()), schedStartTime: after(first(), ms).toISOString() };
      expect(await post(path, body)).toMatchObject({ status: 422, code: "promise-invalid" });
    }
  });

  test("the same moment in another zone is the same time", async () => {
    const slot = slots.at(-1);
    const local = `${after(new Date(slot?.startTime ?? ""), 3 * hourMs)
      .toISOString()
      .slice(0, 19)}+03:00`;
    const { status, data } = await post<BookedAnswer>(path, {
      ...appointmentBody(slot),
      schedStartTime: local,
    });
    expect([status, data.schedStartTime]).toEqual([200, slot?.startTime]);
  });
});

describe("days that slots are requested for", () => {
  test.each([
    ["backwards", "2027-05-01T00:00:00Z", "2026-01-01T00:00:00Z"],
    ["from the year 0 to its end", "0000-01-01T00:00:00Z", "0000-12-31T00:00:00Z"],
    ["in the year 9999", "9999-12-30T00:00:00Z", "9999-12-31T00:00:00Z"],
  ])("%s have none", async (_, startTime, endTime) => {
    const answer = await post("/v3/orders/services/slots", slotsBody({ startTime, endTime }));
    expect(answer).toMatchObject({ status: 200, data: [] });
  });

  test("all days there are give three months of them", async () => {
    const times = { startTime: "0000-01-01T00:00:00Z", endTime: "9999-12-31T00:00:00Z" };
    const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody(times));
    expect(data.length).toBeGreaterThan(100);
    expect(Date.parse(data.at(-1)?.startTime ?? "")).toBeLessThan(now().getTime() + 95 * dayMs);
  });
});

describe("Idempotency-Key", () => {
  test.each(["", "short", "x".repeat(201), "with space1", "null\u00e9____", "a;b;c;d;e"])(
    "%j is none",
    async (key) => {
      const before = await rowCounts();
      for (const lang of ["en", "ar"] as const) {
        expect(await post(`${path}?lang=${lang}`, promised(first()), { as: noora, key })).toMatchObject({
          status: 400,
          code: "idempotency-key-missing",
          message: commonRefusals["idempotency-key-missing"][lang],
        });
      }
      expect(await rowCounts()).toEqual(before);
    },
  );

  test("of one customer is not that of another", async () => {
    const key = crypto.randomUUID();
    const booked = await post<BookedAnswer>(path, appointmentBody(slots[1]), { as: noora, key });
    expect(booked.status).toBe(200);
    const other = await post<BookedAnswer>(path, appointmentBody(slots[1]), { as: khalid, key });
    expect(other).toMatchObject({ status: 404, code: "vehicle-not-found" });
    expect(JSON.stringify(other)).not.toContain(booked.data.serviceAppointmentId);
  });

  test("ten times at once: one appointment, one answer; with another body nothing more", async () => {
    const key = crypto.randomUUID();
    const body = appointmentBody(slots[2]);
    const before = await rowCounts();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post<BookedAnswer>(path, body, { as: noora, key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const booked = await rowCounts();
    expect(booked["booking.appointment"]).toBe((before["booking.appointment"] ?? 0) + 1);
    for (const lang of ["en", "ar"] as const) {
      const other = await post(`${path}?lang=${lang}`, { ...body, mileage: 7 }, { as: noora, key });
      expect(other).toMatchObject({
        status: 422,
        code: "idempotency-conflict",
        message: commonRefusals["idempotency-conflict"][lang],
      });
    }
    expect(await rowCounts()).toEqual(booked);
  });
});
