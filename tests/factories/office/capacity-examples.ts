import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import { showCapacityCall } from "#app/features/office/calls/capacity-calls.ts";
import { addOverrideCall, closeBayCall } from "#app/features/office/calls/capacity-deed-calls.ts";
import { closeBay, openCallTask, openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { appointmentAt } from "./appointment-examples.ts";
import { officeApiAs } from "./office-api.ts";
import { examplePlace, type OfficeExamples } from "./office-example.ts";
import { staffMember } from "./staff.ts";

const params = { center: examplePlace };
const zone = "Asia/Qatar";
const today = dayIn(now(), zone);
const reason = { en: "Repairs of the building", ar: "أعمال صيانة في المبنى" };
/** Beyond the hours that other examples take. */
const firstDayAhead = 40;
let days: string[] = [];

const manager = async () => officeApiAs(await staffMember({ role: "manager" }));
async function capacity() {
  const query = { from: addDays(today, firstDayAhead), to: addDays(today, firstDayAhead + 55) };
  return (await (await manager()).get(showCapacityCall, { params, query })).data;
}

/** A day on which the center works, and no other example. */
async function nextDay(): Promise<string> {
  if (days.length === 0)
    days = (await capacity()).days.filter(({ timings }) => timings.length > 0).map(({ day }) => day);
  const day = days.shift();
  if (day === undefined) throw new Error("the examples have taken all days");
  return day;
}

const hours = async () => {
  const day = await nextDay();
  return { from: day, to: day, timings: [{ start: "20:00", end: "02:00" }], reason };
};
async function override() {
  const body = await hours();
  const { data } = await (await manager()).post(addOverrideCall, { params, body });
  return { params: { ...params, id: data.id }, body: { version: 1, ...body } };
}
const closure = async () => {
  const from = startOfDay(await nextDay(), zone).toISOString();
  const to = new Date(Date.parse(from) + 86_400_000).toISOString();
  return { bay: 0, from, to, kind: "absence" as const, reason: "Ill" };
};
async function closedBay() {
  const body = await closure();
  const { data } = await (await manager()).post(closeBayCall, { params, body });
  return { params: { ...params, id: data.id }, body: { version: 1, ...body } };
}

const owner = { staffId: "staff-salem", name: "Salem Al Marri" };
async function callTask() {
  const appointmentId = await appointmentAt();
  const call = { by: owner, appointmentId, centerId: examplePlace, reason, owner, dueAt: now(), now: now() };
  await inTransaction((trx) => openCallTask(trx, call));
  const tasks = await openCallTasks({ places: [examplePlace], limit: 500 });
  const id = tasks.find((task) => task.appointmentId === appointmentId)?.id ?? "";
  return {
    params: { id },
    body: { version: 1, outcome: "stays", dueAt: new Date(now().getTime() + 3_600_000).toISOString() },
  };
}

/** An appointment whose bay is out of use at its time. */
async function onClosedHours() {
  const [visit] = await appointmentsById([await appointmentAt()], { language: "en", now: now() });
  if (visit === undefined || visit.bay === null) throw new Error("the appointment has no bay");
  const { bay, startsAt: from, endsAt: to } = visit;
  const closure = { bay, from, to, kind: "absence", reason: "Ill" } as const;
  await inTransaction((trx) => closeBay(trx, { centerId: examplePlace, by: owner, now: now(), ...closure }));
}

/** Hours, bays, closures, and the calls that follow from them. */
export const capacityExamples: OfficeExamples = {
  "show-capacity": { scope: "place", input: () => ({ params, query: { from: today, to: today } }) },
  "plan-override": {
    scope: "place",
    input: () => ({ params, query: { from: addDays(today, 30), to: addDays(today, 31) } }),
  },
  "free-bays": {
    scope: "place",
    input: () => ({ params, query: { services: "pm10", from: today, to: today } }),
  },
  "plan-closure": { scope: "place", input: () => ({ params, query: { day: today } }) },
  "show-affected": { scope: "place", input: async () => ({ params, query: { ids: await appointmentAt() } }) },
  "set-weekday-hours": {
    scope: "place",
    input: async () => {
      const { weekdays, hoursVersion: version } = await capacity();
      return { params, body: { version, weekdays } };
    },
  },
  "add-override": { scope: "place", input: async () => ({ params, body: await hours() }) },
  "change-override": { scope: "place", input: override },
  "remove-override": { scope: "place", input: override },
  "close-day": {
    scope: "place",
    input: async () => ({ params: { ...params, day: await nextDay() }, body: { reason } }),
  },
  "close-bay": { scope: "place", input: async () => ({ params, body: await closure() }) },
  "change-closure": { scope: "place", input: closedBay },
  "reopen-bay": { scope: "place", input: closedBay },
  "describe-bay": {
    scope: "place",
    input: async () => {
      const version = (await capacity()).bays[0]?.version ?? 0;
      return {
        params: { ...params, bay: "0" },
        body: { version, names: { en: "Express", ar: "السريع" }, technician: null },
      };
    },
  },
  "list-call-tasks": {
    scope: "own-places",
    mark: examplePlace,
    input: async () => {
      await callTask();
      return { query: { scope: "all" } };
    },
  },
  "list-on-closed-hours": {
    scope: "own-places",
    mark: examplePlace,
    input: async () => {
      await onClosedHours();
      return {};
    },
  },
  "show-call-task": { scope: "place", input: async () => ({ params: (await callTask()).params }) },
  "finish-call-task": { scope: "place", input: callTask },
  "postpone-call-task": { scope: "place", input: callTask },
};
