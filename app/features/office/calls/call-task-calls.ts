import * as z from "zod/mini";
import { capacityDeedRefusals } from "./capacity-refusals.ts";
import { after, byId, changedRecord, instant, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

/** A call to a customer whose appointment cannot stay where it is. */
const callTask = z.object({
  id: z.string(),
  appointmentId: z.string(),
  centerId: z.string(),
  reason: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }),
  dueAt: instant,
  isOverdue: z.boolean(),
  /** How often nobody answered. */
  attempts: z.number(),
  version,
});

/** The calls of all places of a member of staff, or their own, the most urgent first. */
export const listCallTasksCall = defineOfficeCall({
  id: "list-call-tasks",
  method: "GET",
  path: "/call-tasks",
  deed: "appointment.reschedule",
  query: z.object({ scope: z.enum(["mine", "all"]), after }),
  answer: z.object({
    rows: z.array(
      z.object({
        ...callTask.shape,
        /** Null where the appointment is not booking's, as a test drive. */
        appointment: z.nullable(
          z.object({
            customer: z.string(),
            phone: z.nullable(z.string()),
            plate: z.string(),
            model: z.string(),
            startsAt: instant,
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: {},
});

/** One call, for the appointment's own screen. */
export const showCallTaskCall = defineOfficeCall({
  id: "show-call-task",
  method: "GET",
  path: "/call-tasks/:id",
  deed: "appointment.reschedule",
  params: byId,
  answer: callTask,
  refusals: {},
});

export const callTaskOutcomes = ["moved", "canceled", "stays"] as const;

/** Ends a call by what came of it; the appointment itself is changed by its own deed. */
export const finishCallTaskCall = defineOfficeCall({
  id: "finish-call-task",
  method: "POST",
  path: "/call-tasks/:id/finish",
  deed: "appointment.reschedule",
  params: byId,
  body: z.object({ version, outcome: z.enum(callTaskOutcomes) }),
  answer: changedRecord,
  refusals: capacityDeedRefusals,
});

/** Nobody answered: the call is to be tried again at another moment. */
export const postponeCallTaskCall = defineOfficeCall({
  id: "postpone-call-task",
  method: "POST",
  path: "/call-tasks/:id/postpone",
  deed: "appointment.reschedule",
  params: byId,
  body: z.object({ version, dueAt: instant }),
  answer: changedRecord,
  refusals: capacityDeedRefusals,
});
