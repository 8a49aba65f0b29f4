import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import {
  type CallTask,
  finishCallTask,
  openCallTasks,
  postponeCallTask,
} from "#app/features/scheduling/staff-capacity.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import {
  finishCallTaskCall,
  listCallTasksCall,
  postponeCallTaskCall,
  showCallTaskCall,
} from "../../calls/call-task-calls.ts";
import { cursorAfter, cursorOf } from "../../rules/call-cursor.ts";
import { answerDeed, answerRead } from "../answer-office.server.ts";

const pageSize = 50;

/** The calls that follow from closed days, and what comes of them. */
export const callTaskAnswers = [
  answerRead(listCallTasksCall, async ({ query, places, by, language, now }) => {
    const after = cursorAfter(query.after);
    const ownerId = query.scope === "mine" ? by.staffId : undefined;
    const tasks = await openCallTasks({ places: placesIn(places), ownerId, after, limit: pageSize + 1 });
    const shown = tasks.slice(0, pageSize);
    const ids = shown.map(({ appointmentId }) => appointmentId);
    const found = new Map((await appointmentsById(ids, { language, now })).map((one) => [one.id, one]));
    const last = shown.at(-1);
    return succeed({
      rows: shown.map((task) => {
        const appointment = found.get(task.appointmentId);
        return {
          ...shownTask(task, language, now),
          appointment:
            appointment === undefined
              ? null
              : {
                  ...{ customer: appointment.customerName ?? "–", phone: appointment.phone },
                  ...{ plate: appointment.plate, model: appointment.model },
                  startsAt: appointment.startsAt.toISOString(),
                },
        };
      }),
      next: tasks.length > pageSize && last ? cursorOf(last) : null,
    });
  }),

  answerRead(
    showCallTaskCall,
    async ({ params, places, language, now }) => {
      const task = await openCall(places, params.id);
      return task === undefined ? refuse("not-found") : succeed(shownTask(task, language, now));
    },
    placeOfCall,
  ),

  answerDeed(
    finishCallTaskCall,
    async ({ trx, params, body, places, by, now }) => {
      const task = await openCall(places, params.id);
      const request = { id: params.id, version: body.version, by, now };
      return answered(task, await finishCallTask(trx, { ...request, outcome: body.outcome }));
    },
    placeOfCall,
  ),

  answerDeed(
    postponeCallTaskCall,
    async ({ trx, params, body, places, by, now }) => {
      const task = await openCall(places, params.id);
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

/** Where a call is to be made; undefined where it is none of the caller's places, or is done. */
async function placeOfCall({ params, places }: OfCall): Promise<string | undefined> {
  return (await openCall(places, params.id))?.centerId;
}

async function openCall(places: readonly string[], id: string): Promise<CallTask | undefined> {
  let after: CallTask | undefined;
  do {
    const page = await openCallTasks({ places: placesIn(places), after, limit: 200 });
    const task = page.find((one) => one.id === id);
    if (task !== undefined) return task;
    after = page.length < 200 ? undefined : page.at(-1);
  } while (after !== undefined);
  return undefined;
}

function placesIn(places: readonly string[]): readonly string[] | "all" {
  return places.includes(everywhere) ? "all" : places;
}

function shownTask(task: CallTask, language: Language, now: Date) {
  const { id, appointmentId, centerId, owner, dueAt, attempts, version } = task;
  return {
    ...{ id, appointmentId, centerId, attempts, version, reason: task.reason[language] },
    ...{ owner: { id: owner.staffId, name: owner.name }, dueAt: dueAt.toISOString(), isOverdue: dueAt < now },
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
