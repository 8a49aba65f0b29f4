import * as z from "zod/mini";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import type { MoveName } from "../rules/move-names.ts";
import { appointmentRefusals } from "./appointment-refusals.ts";
import {
  after,
  byId,
  changedRecord,
  code,
  day,
  instant,
  language,
  reason,
  recordId,
  version,
} from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

const person = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Known by phone alone: there is no account yet. */
  isGuest: z.boolean(),
});
const car = z.object({ vehicleId: z.string(), model: z.string(), plate: z.string(), vin: z.string() });
const centerParams = z.object({ center: recordId });

/** An appointment as boards and lists show it. */
export const appointmentRow = z.object({
  id: z.string(),
  reference: z.string(),
  code,
  isNoShow: z.boolean(),
  centerId: z.string(),
  startsAt: instant,
  endsAt: instant,
  bay: z.nullable(z.number()),
  customer: person,
  car,
  services: z.array(z.string()),
  /** Should have been there by now, and is not. */
  isLate: z.boolean(),
  version,
  promisedAt: z.nullable(instant),
  isOverdue: z.boolean(),
  /** Extra work that the customer has not answered. */
  openExtraWork: z.number(),
});

export const showBoardCall = defineOfficeCall({
  id: "show-board",
  method: "GET",
  path: "/centers/:center/board",
  deed: "appointment.view",
  params: centerParams,
  query: z.object({ day: z.optional(day) }),
  answer: z.object({
    day,
    today: day,
    timeZone: z.string(),
    /** What is possible here: appointments of another system are shown and not moved. */
    can: z.object({ moves: z.boolean(), bays: z.boolean(), walkIns: z.boolean() }),
    /** When the center is open, as instants. */
    opening: z.array(z.object({ from: instant, to: instant })),
    bays: z.array(
      z.object({
        bay: z.number(),
        name: z.string(),
        group: z.enum(["periodic", "repair"]),
        closures: z.array(z.object({ from: instant, to: instant, kind: z.string(), reason: z.string() })),
      }),
    ),
    appointments: z.array(appointmentRow),
  }),
  refusals: {},
});

/** How full the days of a week are. */
export const showWeekCall = defineOfficeCall({
  id: "show-week",
  method: "GET",
  path: "/centers/:center/week",
  deed: "appointment.view",
  params: centerParams,
  query: z.object({ day }),
  answer: z.object({
    days: z.array(
      z.object({
        day,
        isOpen: z.boolean(),
        /** Why the hours differ from the usual ones; null on usual days. */
        reason: z.nullable(z.string()),
        /** Hours of all bays. */
        hours: z.number(),
        taken: z.number(),
        free: z.number(),
        closed: z.number(),
      }),
    ),
  }),
  refusals: {},
});

export const listAppointmentsCall = defineOfficeCall({
  id: "list-appointments",
  method: "GET",
  path: "/centers/:center/appointments",
  deed: "appointment.view",
  params: centerParams,
  query: z.object({
    from: z.optional(day),
    to: z.optional(day),
    /** Codes, joined by commas. */
    codes: z.optional(z.string()),
    text: z.optional(z.string().check(z.maxLength(80))),
    sort: z.optional(z.enum(["start", "start-desc"])),
    after,
  }),
  answer: z.object({ timeZone: z.string(), rows: z.array(appointmentRow), next: z.nullable(z.string()) }),
  refusals: {},
});

const timelineEntry = z.object({
  version: z.number(),
  at: instant,
  code,
  actor: z.enum(["customer", "staff", "system"]),
  staffName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  undone: z.boolean(),
  /** It took the one before back. */
  isUndo: z.boolean(),
  /** What else it changed. */
  fields: z.array(z.string()),
});

export const showAppointmentCall = defineOfficeCall({
  id: "show-appointment",
  method: "GET",
  path: "/appointments/:id",
  deed: "appointment.view",
  audited: "view",
  params: byId,
  answer: z.object({
    ...appointmentRow.shape,
    timeZone: z.string(),
    centerName: z.string(),
    email: z.nullable(z.string()),
    language,
    mileage: z.number(),
    serviceCodes: z.array(z.string()),
    serviceNote: z.string(),
    additionalInformation: z.string(),
    /** The last move may be taken back until then. */
    undoUntil: z.nullable(instant),
    timeline: z.array(timelineEntry),
    others: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        code,
        startsAt: instant,
        services: z.array(z.string()),
      }),
    ),
    can: z.object({ moves: z.boolean(), bays: z.boolean(), walkIns: z.boolean() }),
  }),
  refusals: {},
});

/** A move of an appointment: each has a deed of its own, since roles differ in it. */
function defineMove<const Id extends string>(id: Id, deed: Deed) {
  return defineOfficeCall({
    id,
    method: "POST",
    path: `/appointments/:id/${id}`,
    deed,
    params: byId,
    body: z.object({ version, to: code, reason: z.optional(reason) }),
    answer: changedRecord,
    refusals: appointmentRefusals,
  });
}

export const moveCalls = {
  confirm: defineMove("confirm", "appointment.confirm"),
  reject: defineMove("reject", "appointment.reject"),
  cancel: defineMove("cancel", "appointment.cancel"),
  "check-in": defineMove("check-in", "appointment.check-in"),
  work: defineMove("work", "appointment.work"),
  "hand-over": defineMove("hand-over", "appointment.hand-over"),
  "no-show": defineMove("no-show", "appointment.no-show"),
} as const satisfies Readonly<Record<MoveName, unknown>>;

/** Takes back the last step of staff, within its minute. Who may not make that step is refused. */
export const undoCall = defineOfficeCall({
  id: "undo",
  method: "POST",
  path: "/appointments/:id/undo",
  deed: "appointment.view",
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: appointmentRefusals,
});

export const rescheduleCall = defineOfficeCall({
  id: "reschedule",
  method: "POST",
  path: "/appointments/:id/reschedule",
  deed: "appointment.reschedule",
  params: byId,
  body: z.object({
    version,
    startsAt: instant,
    centerId: z.optional(recordId),
    bay: z.optional(z.int()),
    /** Another bay alone, at the same time: also of a car that stands in the workshop. */
    isSamePlace: z.optional(z.boolean()),
    /** Hours that the visit takes, where it grows. */
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  answer: changedRecord,
  refusals: appointmentRefusals,
});

/** Times at which staff may put a visit: the lead time of customers does not hold for them. */
export const findTimesCall = defineOfficeCall({
  id: "find-times",
  method: "GET",
  path: "/centers/:center/times",
  deed: "appointment.view",
  params: centerParams,
  query: z.object({ day, services: z.string(), besides: z.optional(recordId) }),
  answer: z.object({
    times: z.array(z.object({ startsAt: instant, endsAt: instant, bays: z.array(z.number()) })),
  }),
  refusals: appointmentRefusals,
});

export const listServicesCall = defineOfficeCall({
  id: "list-services",
  method: "GET",
  path: "/centers/:center/services",
  deed: "appointment.view",
  params: centerParams,
  answer: z.object({
    services: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        group: z.enum(["periodic", "repair"]),
        hours: z.number(),
      }),
    ),
    /** Names of models, for a car that is not known yet. */
    models: z.array(z.string()),
  }),
  refusals: {},
});

export const bookCall = defineOfficeCall({
  id: "book",
  method: "POST",
  path: "/centers/:center/bookings",
  deed: "appointment.book",
  params: centerParams,
  body: z.object({
    kind: z.enum(["walk-in", "phone"]),
    startsAt: instant,
    serviceCodes: z.array(z.string()).check(z.minLength(1)),
    person: z.union([
      z.object({ customerId: recordId }),
      z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        phone: z.string(),
        language,
      }),
    ]),
    car: z.union([
      z.object({ vehicleId: recordId }),
      z.object({
        plate: z.string().check(z.trim(), z.minLength(1), z.maxLength(12)),
        modelName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      }),
    ]),
    notes: z.string().check(z.maxLength(1024)),
    checkIn: z.boolean(),
  }),
  answer: z.object({ id: z.string(), reference: z.string(), code, version }),
  refusals: appointmentRefusals,
});

/** Who has this phone or plate: what a desk types first. */
export const recognizeCall = defineOfficeCall({
  id: "recognize",
  method: "GET",
  path: "/centers/:center/recognize",
  deed: "appointment.book",
  audited: "search",
  params: centerParams,
  query: z.object({
    plate: z.optional(z.string()),
    phone: z.optional(z.string()),
    /** Of somebody whose page led here. */
    customerId: z.optional(recordId),
  }),
  answer: z.object({
    matches: z.array(
      z.object({
        customerId: z.string(),
        isGuest: z.boolean(),
        name: z.string(),
        phone: z.string(),
        cars: z.array(car),
      }),
    ),
  }),
  refusals: {},
});
