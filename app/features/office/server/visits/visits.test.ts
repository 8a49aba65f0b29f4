import { beforeAll, describe, expect, test } from "vitest";
import {
  appointmentsById,
  bookByStaff,
  freeTimesForStaff,
} from "#app/features/booking/staff-booking.server.ts";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { visitOf } from "#app/features/workshop/workshop.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { photo } from "../../../../../tests/factories/documents/documents-api.ts";
import { office, officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { moveCalls, undoCall } from "../../calls/appointment-deed-calls.ts";
import {
  addPictureCall,
  changePromiseCall,
  checkInCarCall,
  correctVisitCall,
  offerSubstituteCarCall,
  proposeCheckInCall,
  proposeExtraWorkCall,
  removePictureCall,
  reviseExtraWorkCall,
  showVisitCall,
  signVisitCall,
  withdrawExtraWorkCall,
} from "../../calls/visit-calls.ts";

testDatabase();
bookingApiOnDemo();

const center = "al-sadd";
type Member = Awaited<ReturnType<typeof staffMember>>;
let adviser: Member;
let workshop: Member;
let elsewhere: Member;
let free: Date[] = [];

beforeAll(async () => {
  adviser = await staffMember({ role: "adviser", place: center, name: "Fatima Al Kaabi" });
  workshop = await staffMember({ role: "workshop", place: center, name: "Yousef Haddad" });
  elsewhere = await staffMember({ role: "adviser", place: "lusail" });
  const today = dayIn(now(), "Asia/Qatar");
  const days = { firstDay: addDays(today, 1), lastDay: addDays(today, 20) };
  const times = await freeTimesForStaff({ centerId: center, serviceCodes: ["pm10"], ...days, now: now() });
  if (!times.ok) throw new Error(times.code);
  free = times.value.map(({ startsAt }) => new Date(startsAt));
});

let cars = 0;
/** A confirmed appointment at an hour of its own. */
async function confirmed(): Promise<string> {
  cars += 1;
  const booked = await inTransaction((trx) =>
    bookByStaff(trx, {
      ...{
        by: adviser.by,
        centerId: center,
        startsAt: free[cars] ?? now(),
        serviceCodes: ["pm10"],
        kind: "phone",
      },
      person: { name: "Salem", phone: String(66_300_000 + cars), language: "ar" },
      car: { plate: String(730_000 + cars), modelName: "Hajar" },
      now: now(),
    }),
  );
  if (!booked.ok) throw new Error(booked.code);
  return booked.value.id;
}
const as = (member: Member) => officeApiAs(member);
const hoursAhead = (hours: number) => new Date(now().getTime() + hours * 3_600_000).toISOString();
const rowOf = async (id: string) => (await appointmentsById([id], { language: "en", now: now() }))[0];
const shown = async (id: string) => (await as(adviser).get(showVisitCall, { params: { id } })).data.visit;
const written = async (id: string) =>
  (await auditOf({ type: "appointment", id }, { vias: ["write"], limit: 50 })).entries;

function checkInBody(changes: object = {}) {
  return {
    ...{ version: 1, odometer: 41_250, fuelEighths: 4, promisedAt: hoursAhead(6), estimateDirhams: 45_000 },
    ...{ isWarranty: false, belongings: "Child seat", remarks: "", ...changes },
  };
}
async function checkedIn(changes: object = {}): Promise<string> {
  const id = await confirmed();
  const { status, said } = await as(adviser).post(checkInCarCall, {
    params: { id },
    body: checkInBody(changes),
  });
  if (status !== 200) throw new Error(JSON.stringify(said));
  return id;
}

describe("a check-in", () => {
  test("refuses a stranger, a role without the right, and a desk of another center", async () => {
    const id = await confirmed();
    const input = { params: { id }, body: checkInBody() };
    expect((await officeApiAs().post(checkInCarCall, input)).status).toBe(401);
    expect(await as(workshop).post(checkInCarCall, input)).toMatchObject({
      status: 403,
      code: "not-allowed",
    });
    expect(await as(elsewhere).post(checkInCarCall, input)).toMatchObject({
      status: 403,
      code: "not-allowed",
    });
    expect(await visitOf(id, now())).toBeUndefined();
    expect(await written(id)).toEqual([]);
  });

  test("moves the appointment and stores what was written down, with one entry in the audit", async () => {
    const id = await checkedIn();
    expect(await rowOf(id)).toMatchObject({ code: "CIN", version: 2 });
    expect(await shown(id)).toMatchObject({
      odometer: 41_250,
      belongings: "Child seat",
      adviser: "Fatima Al Kaabi",
    });
    const entries = await written(id);
    expect(entries).toMatchObject([{ deed: "check-in-car", staffName: "Fatima Al Kaabi", place: center }]);
    expect(entries[0]?.fields).toEqual(expect.arrayContaining(["code", "odometer", "promisedAt"]));
  });

  test.each([
    ["a time that is over", { promisedAt: hoursAhead(-1) }, "promise-past"],
    ["a version that is no longer current", { version: 0 }, "changed-meanwhile"],
  ])("with %s leaves a confirmed appointment", async (_, changes, code) => {
    const id = await confirmed();
    const answer = await as(adviser).post(checkInCarCall, { params: { id }, body: checkInBody(changes) });
    expect(answer.code).toBe(code);
    expect(await rowOf(id)).toMatchObject({ code: "CNF", version: 1 });
    expect(await visitOf(id, now())).toBeUndefined();
    expect(await written(id)).toEqual([]);
  });

  test("that is undone leaves no car in the workshop, and may be made again", async () => {
    const id = await checkedIn();
    await as(adviser).post(undoCall, { params: { id }, body: { version: 2 } });
    expect(await rowOf(id)).toMatchObject({ code: "CNF" });
    expect(await shown(id)).toBeNull();
    const again = await as(adviser).post(checkInCarCall, {
      params: { id },
      body: checkInBody({ version: 3 }),
    });
    expect(again.status).toBe(200);
    expect(await shown(id)).toMatchObject({ endedAt: null });
  });

  test("of a car that came by its booking alone writes down what is missing, once", async () => {
    const id = await confirmed();
    await as(adviser).post(moveCalls["check-in"], { params: { id }, body: { version: 1, to: "CIN" } });
    const input = { params: { id }, body: checkInBody({ version: 2 }) };
    expect((await as(adviser).post(checkInCarCall, input)).data).toEqual({ id, version: 2 });
    expect((await as(adviser).post(checkInCarCall, input)).code).toBe("already-checked-in");
  });
});

test("what a check-in begins with is when the center closes and opens next", async () => {
  const { data } = await as(workshop).get(proposeCheckInCall, { params: { id: await confirmed() } });
  expect(Date.parse(data.opensAt ?? "")).toBeGreaterThan(now().getTime());
  expect(data.lastReading).toBeNull();
});

describe("during the visit", () => {
  test("a later promise needs its reason, an old version is refused, and each change is one entry", async () => {
    const id = await checkedIn();
    const change = (body: object) =>
      as(workshop).post(changePromiseCall, {
        params: { id },
        body: { version: 1, promisedAt: hoursAhead(9), ...body },
      });
    expect((await change({})).code).toBe("delay-reason-needed");
    expect((await change({ reason: "parts-awaited" })).status).toBe(200);
    expect(await change({ reason: "technician" })).toMatchObject({
      ...{ status: 409, code: "changed-meanwhile", said: { by: "Yousef Haddad" } },
    });
    expect(await shown(id)).toMatchObject({
      version: 2,
      delays: [{ reason: "parts-awaited", by: "Yousef Haddad" }],
    });
    expect((await written(id)).map(({ deed }) => deed)).toEqual(["change-promise", "check-in-car"]);
  });

  test("a lower reading is corrected once it is confirmed", async () => {
    const id = await checkedIn();
    const correct = (confirmLower: boolean) =>
      as(adviser).post(correctVisitCall, {
        params: { id },
        body: { version: 1, odometer: 41_000, confirmLower },
      });
    expect(await correct(false)).toMatchObject({ code: "odometer-lower", said: { lastKnown: 41_250 } });
    expect((await correct(true)).data).toEqual({ id, version: 2 });
  });

  test("a substitute car is offered for a warranty job alone", async () => {
    const [usual, warranty] = [await checkedIn(), await checkedIn({ isWarranty: true })];
    const offer = (id: string) =>
      as(adviser).post(offerSubstituteCarCall, { params: { id }, body: { version: 1 } });
    expect((await offer(usual)).code).toBe("not-a-warranty-job");
    await offer(warranty);
    expect((await shown(warranty))?.substituteCar).toMatchObject({
      daysUsed: 1,
      daysAllowed: 15,
      hasRight: false,
    });
    expect((await shown(warranty))?.substituteCar?.offeredAt).not.toBeNull();
  });
});

describe("extra work", () => {
  const terms = { title: "Front brake pads", lines: [{ description: "Pads", dirhams: 38_000 }] };

  test("is proposed, worded anew and withdrawn by the workshop, and never approved by it", async () => {
    const id = await checkedIn();
    const { data: work } = await as(workshop).post(proposeExtraWorkCall, { params: { id }, body: terms });
    const params = { id, work: work.id };
    const revised = await as(workshop).post(reviseExtraWorkCall, {
      params,
      body: { version: 1, ...terms, title: "Brakes" },
    });
    expect(revised.status).toBe(200);
    expect((await shown(id))?.extraWork).toMatchObject([
      { title: "Brakes", state: "proposed", isApproved: false },
    ]);
    await as(workshop).post(withdrawExtraWorkCall, { params, body: { version: 2 } });
    expect((await shown(id))?.extraWork).toMatchObject([{ state: "withdrawn", isApproved: false }]);
    expect(await written(id)).toHaveLength(4);
  });

  test("of another appointment is not found under one's own", async () => {
    const [id, other] = [await checkedIn(), await checkedIn()];
    const { data: work } = await as(workshop).post(proposeExtraWorkCall, {
      params: { id: other },
      body: terms,
    });
    const params = { id, work: work.id };
    expect((await as(workshop).post(withdrawExtraWorkCall, { params, body: { version: 1 } })).status).toBe(
      404,
    );
    expect((await as(elsewhere).post(withdrawExtraWorkCall, { params, body: { version: 1 } })).status).toBe(
      403,
    );
  });
});

describe("extra work that waits for its customer", () => {
  test("asks for a reason before the car is ready and before it leaves; the audit has it", async () => {
    const id = await checkedIn();
    await as(workshop).post(proposeExtraWorkCall, {
      params: { id },
      body: { title: "Brakes", lines: [{ description: "Pads", dirhams: 38_000 }] },
    });
    const move = (
      name: "work" | "hand-over",
      version: number,
      to: "WIP" | "QCA" | "RFD" | "OUT",
      reason?: string,
    ) => as(adviser).post(moveCalls[name], { params: { id }, body: { version, to, reason } });
    expect((await move("work", 2, "WIP")).status).toBe(200);
    expect((await move("work", 3, "QCA")).status).toBe(200);
    expect(await move("work", 4, "RFD")).toMatchObject({ status: 409, code: "extra-work-unanswered" });
    expect((await rowOf(id))?.code).toBe("QCA");
    expect((await move("work", 4, "RFD", "The customer declines by telephone")).status).toBe(200);
    expect(await move("hand-over", 5, "OUT")).toMatchObject({ code: "extra-work-unanswered" });
    expect((await move("hand-over", 5, "OUT", "The customer declines by telephone")).status).toBe(200);
    expect((await written(id))[0]).toMatchObject({ reason: "The customer declines by telephone" });
  });
});

describe("files of a visit", () => {
  const fileAs = (path: string, { cookie }: { cookie?: string } = {}, headers: Record<string, string> = {}) =>
    office.request(`http://localhost/office/files/${path}`, {
      headers: { ...(cookie && { cookie }), ...headers },
    });
  const strokes = [
    Array.from({ length: 40 }, (_, place): [number, number] => [20 * place, 200 + (place % 7)]),
  ];

  test("a picture is stored, shown to the staff of its center alone, and removed", async () => {
    const id = await checkedIn();
    const added = await as(workshop).post(addPictureCall, {
      params: { id },
      body: new Uint8Array(await photo()),
    });
    const path = `visit-picture/${added.data.id}`;
    expect((await fileAs(path)).status).toBe(401);
    expect((await fileAs(path, elsewhere)).status).toBe(403);
    expect((await fileAs(path, workshop, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const file = await fileAs(path, workshop);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const params = { id, picture: added.data.id };
    expect((await as(workshop).post(removePictureCall, { params })).status).toBe(200);
    expect((await fileAs(path, workshop)).status).toBe(404);
    expect(await written(id)).toHaveLength(3);
  });

  test("what is no picture is refused, and stores nothing", async () => {
    const id = await checkedIn();
    const refused = await as(workshop).post(addPictureCall, { params: { id }, body: new Uint8Array(64) });
    expect(refused).toMatchObject({ status: 422, code: "not-a-picture" });
    expect((await shown(id))?.pictures).toEqual([]);
  });

  test("a signature is drawn from its points; one that is hardly there is refused", async () => {
    const id = await checkedIn();
    const sign = (body: object) =>
      as(adviser).post(signVisitCall, {
        params: { id },
        body: { version: 1, signedName: "Salem", strokes, ...body },
      });
    expect((await fileAs(`signature/${id}`, adviser)).status).toBe(404);
    expect((await sign({ strokes: [[[1, 1]]] })).code).toBe("signature-empty");
    expect((await sign({})).status).toBe(200);
    const file = await fileAs(`signature/${id}`, adviser);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await fileAs(`signature/${id}`, elsewhere)).status).toBe(403);
    expect((await shown(id))?.signature).toMatchObject({ signedName: "Salem" });
    await as(adviser).post(correctVisitCall, {
      params: { id },
      body: { version: 2, estimateDirhams: 90_000 },
    });
    const visit = await shown(id);
    expect(visit?.signature).toBeNull();
    const [former] = visit?.formerSignatures ?? [];
    expect(former).toMatchObject({ signedName: "Salem", estimateDirhams: 45_000, endedBy: adviser.by.name });
    expect((await fileAs(`signature/${id}`, adviser)).status).toBe(404);
    expect((await fileAs(`former-signature/${former?.id}`, adviser)).status).toBe(200);
    expect((await fileAs(`former-signature/${former?.id}`, elsewhere)).status).toBe(403);
  });
});
