import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import {
  type CallTask,
  callTask,
  endedCallTasks,
  finishCallTask,
  openCallTasks,
  possibleOutcomes,
  postponeCallTask,
} from "#app/features/scheduling/staff-capacity.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import {
  finishCallTaskCall,
  listCallTasksCall,
  listOnClosedHoursCall,
  postponeCallTaskCall,
  showCallTaskCall,
} from "../../calls/call-task-calls.ts";
import { cursorAfter, cursorOf } from "../../rules/call-cursor.ts";
import { answerDeed, answerRead, listSeen } from "../answer-office.server.ts";
import { appointmentsOnClosedHours, type OnClosedHours } from "./appointments-on-closed-hours.server.ts";

const pageSize = 50;

/** The calls that follow from closed days, what comes of them, and what stands on closed hours with or without one. */
export const callTaskAnswers = [
  answerRead(listCallTasksCall, async ({ query, places, by, language, now }) => {
    const after = cursorAfter(query.after);
    const ownerId = query.scope === "mine" ? by.staffId : undefined;
    const isEnded = query.scope === "ended";
    const tasks = isEnded
      ? await endedCallTasks({ places: placesIn(places), limit: pageSize }, now)
      : await openCallTasks({ places: placesIn(places), ownerId, after, limit: pageSize + 1 });
    const shown = tasks.slice(0, pageSize);
    const ids = shown.map(({ appointmentId }) => appointmentId);
    const found = new Map((await appointmentsById(ids, { language, now })).map((one) => [one.id, one]));
    const outcomesOf = await possibleOutcomes(ids, now);
    const last = shown.at(-1);
    const page = succeed({
      rows: shown.map((task) => {
        const appointment = found.get(task.appointmentId);
        return {
          ...shownTask(task, outcomesOf, language, now),
          appointment: appointment === undefined ? null : shownAppointment(appointment),
        };
      }),
      next: tasks.length > pageSize && last ? cursorOf(last) : null,
    });
    const whose = ids.flatMap((id) => found.get(id)?.customerId ?? []);
    return { ...page, audit: listSeen({ type: "call-list", id: query.scope }, whose) };
  }),

  answerRead(listOnClosedHoursCall, async ({ places, language, now }) => {
    const standing = await appointmentsOnClosedHours(places, language, now);
    const whose = standing.map(({ appointment }) => appointment.customerId);
    return {
      ...succeed({
        rows: standing.map(({ appointment, centerId, call }) => ({
          id: appointment.id,
          centerId,
          appointment: shownAppointment(appointment),
          call: call === undefined ? null : shownCall(call),
        })),
      }),
      audit: listSeen({ type: "call-list", id: "closed-hours" }, whose),
    };
  }),

  answerRead(
    showCallTaskCall,
    async ({ params, places, language, now }) => {
      const task = await callIn(places, params.id);
      if (task === undefined) return refuse("not-found");
      return succeed(shownTask(task, await possibleOutcomes([task.appointmentId], now), language, now));
    },
    placeOfCall,
  ),

  answerDeed(
    finishCallTaskCall,
    async ({ trx, params, body, places, by, now }) => {
      const task = await callIn(places, params.id, trx);
      const request = { id: params.id, version: body.version, by, now };
      return answered(task, await finishCallTask(trx, { ...request, outcome: body.outcome }));
    },
    placeOfCall,
  ),

  answerDeed(
    postponeCallTaskCall,
    async ({ trx, params, body, places, by, now }) => {
      const task = await callIn(places, params.id, trx);
      const request = { id: params.id, version: body.version, by, now };
      return answered(task, await postponeCallTask(trx, { ...request, dueAt: new Date(body.dueAt) }));
    },
    placeOfCall,
  ),
];

interface OfCall {
  readonly params: { readonly id: string };
  readonly places: readonly string[];
}

/** Where a call is to be made; undefined where it is none of the caller's places. */
async function placeOfCall({ params, places }: OfCall): Promise<string | undefined> {
  return (await callIn(places, params.id))?.centerId;
}

async function callIn(
  places: readonly string[],
  id: string,
  trx?: AnyTransaction,
): Promise<CallTask | undefined> {
  const task = await callTask(id, trx);
  return task !== undefined && (places.includes(everywhere) || places.includes(task.centerId))
    ? task
    : undefined;
}

function placesIn(places: readonly string[]): readonly string[] | "all" {
  return places.includes(everywhere) ? "all" : places;
}

type Found = Awaited<ReturnType<typeof appointmentsById>>[number];

function shownAppointment({ customerName, phone, plate, model, startsAt }: Found) {
  return { customer: customerName ?? "–", phone, plate, model, startsAt: startsAt.toISOString() };
}

function shownCall({ taskId, owner, dueAt }: NonNullable<OnClosedHours["call"]>) {
  return { id: taskId, owner: owner.name, dueAt: dueAt.toISOString() };
}

function shownTask(
  task: CallTask,
  outcomesOf: Awaited<ReturnType<typeof possibleOutcomes>>,
  language: Language,
  now: Date,
) {
  const { id, appointmentId, centerId, owner, dueAt, attempts, ended, version } = task;
  return {
    outcomes: ended === undefined ? outcomesOf(appointmentId) : [],
    ended: ended === undefined ? null : { ...ended, at: ended.at.toISOString() },
    ...{ id, appointmentId, centerId, attempts, version, reason: task.reason[language] },

    owner: { id: owner.staffId, name: owner.name },
    dueAt: dueAt.toISOString(),
    isOverdue: ended === undefined && dueAt < now,
  };
}

interface Changed {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/** The audit has calls on the record of their appointment, whose timeline they belong to. */
function answered<C extends string>(task: CallTask | undefined, deed: Result<Changed, C>) {
  if (!deed.ok) return deed;
  if (task === undefined) return refuse("call-not-found");
  const { id, version, changes } = deed.value;
  const record = { type: "appointment", id: task.appointmentId, place: task.centerId };
  return { ...succeed({ id, version }), audit: { record, changes } };
}
