import * as z from "zod/mini";
import { appointmentRefusals } from "./appointment-refusals.ts";
import { after, byId, centerParams, code, day, instant, language, recordId, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

const person = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Known by phone alone: there is no account yet. */
  isGuest: z.boolean(),
});
const car = z.object({ vehicleId: z.string(), model: z.string(), plate: z.string(), vin: z.string() });

/** An appointment as boards and lists show it. */
export const appointmentRow = z.object({
  id: z.string(),
  reference: z.string(),
  code,
  isNoShow: z.boolean(),
  centerId: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** On which its center opens for it: of an hour after midnight the day before. */
  day,
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
  audited: "view",
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
  audited: "search",
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
    /** The last reading then, below which the customer confirmed theirs. */
    mileageBelow: z.nullable(z.number()),
    serviceCodes: z.array(z.string()),
    serviceNote: z.string(),
    additionalInformation: z.string(),
    /** It stands where its center or bay is closed, and who is to call about it by a task of this id; null where it does not. */
    closedHours: z.nullable(z.object({ callId: z.nullable(z.string()) })),
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
  namesNoCustomer: "Names of services and models.",
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
    /** Of the customer whose page led here. */
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
