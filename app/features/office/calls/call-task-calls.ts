import * as z from "zod/mini";
import { capacityDeedRefusals } from "./capacity-refusals.ts";
import { after, byId, changedRecord, instant, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

export const callTaskOutcomes = ["moved", "canceled", "stays"] as const;

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
  /** What may be said of it as the appointment stands now; it ends by itself with its cause. */
  outcomes: z.array(z.enum(callTaskOutcomes)),
  /** How and when it ended; by nobody where it did so with its cause. */
  ended: z.nullable(
    z.object({
      outcome: z.enum([...callTaskOutcomes, "reopened", "arrived"]),
      at: instant,
      by: z.nullable(z.string()),
    }),
  ),
  version,
});

/** Null where the appointment is not booking's, as a test drive. */
const appointment = z.nullable(
  z.object({
    customer: z.string(),
    phone: z.nullable(z.string()),
    plate: z.string(),
    model: z.string(),
    startsAt: instant,
  }),
);

/** The calls of all places of a member of staff, or their own, the most urgent first; or those that ended in the last two weeks. */
export const listCallTasksCall = defineOfficeCall({
  id: "list-call-tasks",
  method: "GET",
  path: "/call-tasks",
  deed: "appointment.reschedule",
  audited: "view",
  query: z.object({ scope: z.enum(["mine", "all", "ended"]), after }),
  answer: z.object({
    rows: z.array(
      z.object({
        ...callTask.shape,
        appointment,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: {},
});

/** Appointments ahead that stand where their center or bay is closed, however they came there, in order of time. */
export const listOnClosedHoursCall = defineOfficeCall({
  id: "list-on-closed-hours",
  method: "GET",
  path: "/on-closed-hours",
  deed: "appointment.reschedule",
  audited: "view",
  answer: z.object({
    rows: z.array(
      z.object({
        /** Of the appointment. */
        id: z.string(),
        centerId: z.string(),
        appointment,
        /** Null where nobody is to call. */
        call: z.nullable(z.object({ id: z.string(), owner: z.string(), dueAt: instant })),
      }),
    ),
  }),
  refusals: {},
});

/** One call, for the appointment's own screen. */
export const showCallTaskCall = defineOfficeCall({
  id: "show-call-task",
  method: "GET",
  path: "/call-tasks/:id",
  deed: "appointment.reschedule",
  namesNoCustomer: "The colleague who calls.",
  params: byId,
  answer: callTask,
  refusals: {},
});

/** Ends a call by what came of it; the appointment itself is changed by its own deed before, and compared with it. */
export const finishCallTaskCall = defineOfficeCall({
  id: "finish-call-task",
  method: "POST",
  path: "/call-tasks/:id/finish",
  deed: "appointment.reschedule",
  ofCustomer: true,
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
  ofCustomer: true,
  params: byId,
  body: z.object({ version, dueAt: instant }),
  answer: changedRecord,
  refusals: capacityDeedRefusals,
});
