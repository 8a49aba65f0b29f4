import { beforeAll, describe, expect, test } from "vitest";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { listCallTasksCall } from "../../calls/call-task-calls.ts";
import { freeBaysCall, showAffectedCall, showCapacityCall } from "../../calls/capacity-calls.ts";
import {
  addOverrideCall,
  changeOverrideCall,
  closeBayCall,
  closeDayCall,
  describeBayCall,
  removeOverrideCall,
  reopenBayCall,
  setWeekdayHoursCall,
} from "../../calls/capacity-deed-calls.ts";
import {
  as,
  auditsOf,
  center,
  centerTeam,
  type Member,
  planOf,
  reason,
  rowsOf,
  today,
  visitAt,
  visitsOnDay,
} from "./closing-examples.ts";

testDatabase();
bookingApiOnDemo();

let manager: Member;
let adviser: Member;
let elsewhere: Member;
let workshop: Member;
beforeAll(async () => {
  ({ manager, adviser, elsewhere, workshop } = await centerTeam());
});

describe("who may", () => {
  const reading = { params: { center }, query: { from: today, to: today } };
  const closing = { params: { center, day: addDays(today, 5) }, body: { reason } };

  test("a stranger sees and closes nothing", async () => {
    expect((await officeApiAs().get(showCapacityCall, reading)).status).toBe(401);
    expect((await officeApiAs().post(closeDayCall, closing)).status).toBe(401);
  });

  test("a manager of another place, and a role without the deed, are refused", async () => {
    expect((await as(elsewhere).get(showCapacityCall, reading)).code).toBe("not-allowed");
    expect((await as(elsewhere).post(closeDayCall, closing)).code).toBe("not-allowed");
    expect((await as(adviser).post(closeDayCall, closing)).code).toBe("not-allowed");
    expect((await as(workshop).get(listCallTasksCall, { query: { scope: "all" } })).code).toBe("not-allowed");
  });
});

test("capacity is shown day by day, with hours, bays and what is taken", async () => {
  const { day } = await visitsOnDay(2, 3);
  const { data } = await as(workshop).get(showCapacityCall, {
    params: { center },
    query: { from: day, to: day },
  });
  expect(data).toMatchObject({
    today,
    timeZone: "Asia/Qatar",
    isPlannedHere: true,
    days: [{ day, taken: 2, override: null }],
  });
  expect(data?.bays.map(({ name }) => name)).toContain("Bay 1");
  expect(data?.days[0]?.hours).toBe((data?.days[0]?.taken ?? 0) + (data?.days[0]?.free ?? 0));
});

describe("closing a day", () => {
  test("is refused while an appointment is unanswered, and changes nothing", async () => {
    const { day, ids } = await visitsOnDay(2, 6);
    const affected = await planOf(day);
    expect(affected.map(({ appointmentId }) => appointmentId)).toEqual(ids);
    expect(affected[0]?.proposals).toHaveLength(3);
    const [first = ""] = ids;
    const resolutions = { [first]: { version: 1, cancel: true as const } };
    const refused = await as(manager).post(closeDayCall, {
      params: { center, day },
      body: { reason, resolutions },
    });
    expect(refused).toMatchObject({ status: 409, code: "appointments-affected" });
    expect((refused.said.affected as { appointmentId: string }[]).map((one) => one.appointmentId)).toEqual(
      ids.slice(1),
    );
    expect((await rowsOf(ids)).map(({ code }) => code)).toEqual(["CNF", "CNF"]);
    expect(await auditsOf("appointment", first)).toEqual([]);
  });

  test("moves, cancels and hands over in one deed, with an entry of the audit for each", async () => {
    const { day, ids } = await visitsOnDay(3, 9);
    const [moving = "", canceling = "", calling = ""] = ids;
    const affected = await planOf(day);
    const startsAt = affected[0]?.proposals[0]?.startsAt ?? "";
    const resolutions = {
      [moving]: { version: 1, move: startsAt },
      [canceling]: { version: 1, cancel: true as const },
      [calling]: { call: adviser.member.id },
    };
    const closed = await as(manager).post(closeDayCall, {
      params: { center, day },
      body: { reason, resolutions },
    });
    expect(closed.data).toMatchObject({ moved: 1, canceled: 1, toCall: 1 });
    const rows = new Map((await rowsOf(ids)).map((row) => [row.id, row]));
    expect(rows.get(moving)?.startsAt.toISOString()).toBe(startsAt);
    expect(rows.get(canceling)?.code).toBe("CANC");
    const [audited] = await auditsOf("appointment", canceling);
    expect(audited).toMatchObject({ deed: "close-day", staffId: manager.member.id, reason: reason.ar });
    expect(await auditsOf("appointment", moving)).toHaveLength(1);
    const { data } = await as(manager).get(showCapacityCall, {
      params: { center },
      query: { from: day, to: day },
    });
    expect(data?.days[0]).toMatchObject({ day, timings: [], hours: 0 });
    expect(await planOf(addDays(day, 400))).toEqual([]);
    const again = await as(manager).post(closeDayCall, { params: { center, day }, body: { reason } });
    expect(again.code).toBe("nothing-to-close");
  });

  test("with a version that is no longer current names the appointment, and changes nothing", async () => {
    const { day, ids } = await visitsOnDay(1, 13);
    const [id = ""] = ids;
    const body = { reason, resolutions: { [id]: { version: 7, cancel: true as const } } };
    const refused = await as(manager).post(closeDayCall, { params: { center, day }, body });
    expect(refused.said).toMatchObject({ code: "changed-meanwhile", appointmentId: id });
    expect(await planOf(day)).toHaveLength(1);
  });

  test("never touches an appointment of another center", async () => {
    const { ids } = await visitsOnDay(1, 15);
    const [id = ""] = ids;
    const body = { reason, resolutions: { [id]: { version: 1, cancel: true as const } } };
    const closing = { params: { center: "lusail", day: addDays(today, 15) }, body };
    expect((await as(elsewhere).post(closeDayCall, closing)).code).toBe("appointment-not-found");
    expect((await rowsOf(ids)).map(({ code }) => code)).toEqual(["CNF"]);
  });

  test("gives no call to who does not look after appointments here", async () => {
    const { day, ids } = await visitsOnDay(1, 17);
    for (const stranger of [workshop, elsewhere]) {
      const body = { reason, resolutions: { [ids[0] ?? ""]: { call: stranger.member.id } } };
      const refused = await as(manager).post(closeDayCall, { params: { center, day }, body });
      expect(refused.said).toMatchObject({ code: "caller-not-here", appointmentId: ids[0] });
    }
  });

  test("races with bookings: nobody is left on a closed day", async () => {
    const { day, ids } = await visitsOnDay(1, 20);
    const { data } = await as(manager).get(showCapacityCall, {
      params: { center },
      query: { from: day, to: day },
    });
    const at = new Date(`${day}T${data?.days[0]?.timings[1]?.start}:00+03:00`);
    const body = { reason, resolutions: { [ids[0] ?? ""]: { version: 1, cancel: true as const } } };
    const [closed, ...booked] = await Promise.all([
      as(manager).post(closeDayCall, { params: { center, day }, body }),
      ...Array.from({ length: 3 }, () => visitAt(at).catch(() => undefined)),
    ]);
    const left = (await rowsOf(booked.filter((id) => id !== undefined))).filter(({ code }) => code === "CNF");
    if (closed.data !== undefined) expect(left).toEqual([]);
    else
      expect(closed.said).toMatchObject({ code: "appointments-affected", affected: { length: left.length } });
  });
});

test("whose the affected appointments are is read by who plans hours, and audited", async () => {
  const { ids } = await visitsOnDay(1, 24);
  const reading = { params: { center }, query: { ids: ids.join(",") } };
  const { data } = await as(manager).get(showAffectedCall, reading);
  expect(data?.appointments).toMatchObject([
    { id: ids[0], customer: { name: "Salem" }, canMove: true, canCancel: true },
  ]);
  expect(data?.callers.map(({ id }) => id)).toEqual(
    expect.arrayContaining([adviser.member.id, manager.member.id]),
  );
  expect(data?.callers.map(({ id }) => id)).not.toContain(workshop.member.id);
  expect(await auditsOf("appointment-list", center, "view")).toMatchObject([
    { deed: "show-affected", via: "view", shown: 1, people: [expect.any(String)] },
  ]);
  const abroad = { params: { center: "lusail" }, query: { ids: ids.join(",") } };
  expect((await as(elsewhere).get(showAffectedCall, abroad)).data?.appointments).toEqual([]);
});

test("free bays are read for the visits that have to move, three weeks at most", async () => {
  const query = { services: "pm10", from: addDays(today, 50), to: addDays(today, 80) };
  const { data } = await as(manager).get(freeBaysCall, { params: { center }, query });
  const days = data?.times.map(({ startsAt }) => dayIn(startsAt, "Asia/Qatar")) ?? [];
  expect(data?.times.every(({ bays }) => bays.length > 0)).toBe(true);
  expect(days.length).toBeGreaterThan(50);
  expect(days.at(-1)).toBe(days.toSorted().at(-1));
  expect((days.at(-1) ?? "") <= addDays(today, 71)).toBe(true);
  expect((await as(adviser).get(freeBaysCall, { params: { center }, query })).code).toBe("not-allowed");
});

describe("hours", () => {
  const night = [{ start: "20:00", end: "02:00" }];
  const shown = async (day: string) => {
    const { data } = await as(manager).get(showCapacityCall, {
      params: { center },
      query: { from: day, to: day },
    });
    if (data === undefined) throw new Error("nothing is shown");
    return data;
  };

  /** The first and the last of so many days in a row that have their weekdays' hours, from a day on. */
  const ordinaryDays = async (daysAhead: number, count: number): Promise<[string, string]> => {
    for (let from = addDays(today, daysAhead); ; from = addDays(from, 1)) {
      const to = addDays(from, count - 1);
      const { data } = await as(manager).get(showCapacityCall, { params: { center }, query: { from, to } });
      if (data?.days.every(({ override }) => override === null)) return [from, to];
    }
  };

  test("of a range of days are added, changed and removed as they were seen", async () => {
    const [from, to] = await ordinaryDays(70, 3);
    const body = { from, to, timings: night, reason };
    const added = await as(manager).post(addOverrideCall, { params: { center }, body });
    const id = added.data?.id ?? "";
    expect((await shown(to)).days[0]).toMatchObject({ override: id, timings: night });
    const stale = await as(manager).post(changeOverrideCall, {
      params: { center, id },
      body: { ...body, version: 9 },
    });
    expect(stale.said).toMatchObject({ code: "changed-meanwhile", by: manager.by.name });
    const closed = { ...body, timings: [], version: 1 };
    expect(
      (await as(manager).post(changeOverrideCall, { params: { center, id }, body: closed })).data?.version,
    ).toBe(2);
    expect((await shown(to)).days[0]).toMatchObject({ timings: [] });
    await as(manager).post(removeOverrideCall, { params: { center, id }, body: { version: 2 } });
    expect((await shown(to)).days[0]).toMatchObject({ override: null });
    const deeds = (await auditsOf("center", center)).map(({ deed }) => deed);
    expect(deeds.filter((one) => one.endsWith("-override")).toSorted()).toEqual([
      ...["add-override", "change-override", "remove-override"],
    ]);
  });

  test("that overlap, or without a reason in both languages, are refused", async () => {
    const span = { from: addDays(today, 70), to: addDays(today, 70) };
    const overlapping = [...night, { start: "19:00", end: "21:00" }];
    const body = { ...span, timings: overlapping, reason };
    expect((await as(manager).post(addOverrideCall, { params: { center }, body })).code).toBe(
      "hours-invalid",
    );
    const oneLanguage = { ...body, timings: night, reason: { en: "Eid", ar: " " } };
    expect((await as(manager).post(addOverrideCall, { params: { center }, body: oneLanguage })).status).toBe(
      422,
    );
  });

  test("of weekdays strand nobody silently, and are changed with answers", async () => {
    const { day, ids } = await visitsOnDay(1, 27);
    const { weekdays, hoursVersion: version } = await shown(day);
    const closed = weekdays.map((timings, weekday) => (weekday === new Date(day).getUTCDay() ? [] : timings));
    const body = { version, weekdays: closed };
    const refused = await as(manager).post(setWeekdayHoursCall, { params: { center }, body });
    const left = refused.said.affected as { appointmentId: string }[];
    expect(left.map(({ appointmentId }) => appointmentId)).toContain(ids[0]);
    const resolutions = Object.fromEntries(
      left.map((one) => [one.appointmentId, { call: manager.member.id }]),
    );
    const changed = await as(manager).post(setWeekdayHoursCall, {
      params: { center },
      body: { ...body, resolutions },
    });
    expect(changed.data).toMatchObject({ version: version + 1, toCall: left.length });
  });
});

describe("a bay", () => {
  test("is closed by the workshop with its appointments left, and reopened", async () => {
    const { ids } = await visitsOnDay(1, 31);
    const [visit] = await rowsOf(ids);
    const bay = visit?.bay ?? 0;
    const span = { from: visit?.startsAt.toISOString() ?? "", to: visit?.endsAt.toISOString() ?? "" };
    const body = { bay, ...span, kind: "absence" as const, reason: "Ill" };
    const closed = await as(workshop).post(closeBayCall, { params: { center }, body });
    expect(closed.data?.affected).toEqual(ids);
    const id = closed.data?.id ?? "";
    expect(
      (await as(adviser).post(reopenBayCall, { params: { center, id }, body: { version: 1 } })).status,
    ).toBe(403);
    expect(
      (await as(workshop).post(reopenBayCall, { params: { center, id }, body: { version: 1 } })).status,
    ).toBe(200);
    expect((await auditsOf("bay", `${center}/${bay}`)).map(({ deed }) => deed).toSorted()).toEqual([
      "close-bay",
      "reopen-bay",
    ]);
  });

  test("has names and a technician", async () => {
    const names = { en: "Express", ar: "السريع" };
    const named = { params: { center, bay: "0" }, body: { version: 1, names, technician: "Rakesh Nair" } };
    const day = addDays(today, 1);
    const before = await as(workshop).get(showCapacityCall, {
      params: { center },
      query: { from: day, to: day },
    });
    const version = before.data?.bays[0]?.version ?? 0;
    const body = { ...named.body, version };
    expect((await as(workshop).post(describeBayCall, { ...named, body })).data?.version).toBe(version + 1);
    expect((await as(workshop).post(describeBayCall, { ...named, body })).code).toBe("changed-meanwhile");
    const after = await as(workshop).get(showCapacityCall, {
      params: { center },
      query: { from: day, to: day },
    });
    expect(after.data?.bays[0]).toMatchObject({ name: "Express", names, technician: "Rakesh Nair" });
    const tooLong = { ...body, version: version + 1, technician: "x".repeat(81) };
    expect((await as(workshop).post(describeBayCall, { ...named, body: tooLong })).status).toBe(422);
  });
});
