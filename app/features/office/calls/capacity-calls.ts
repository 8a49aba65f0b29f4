import * as z from "zod/mini";
import { affected, bothReasons, closureKind, timing } from "./capacity-fields.ts";
import { capacityDeedRefusals } from "./capacity-refusals.ts";
import { centerParams, code, day, instant, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

const hours = { hours: z.number(), taken: z.number(), free: z.number(), closed: z.number() };

/** What a center receives from day to day, and how full it is: a hundred days at most. */
export const showCapacityCall = defineOfficeCall({
  id: "show-capacity",
  method: "GET",
  path: "/centers/:center/capacity",
  deed: "capacity.view",
  namesNoCustomer: "Names of bays, technicians and colleagues.",
  params: centerParams,
  query: z.object({ from: day, to: day }),
  answer: z.object({
    today: day,
    timeZone: z.string(),
    /** Hours and bays are planned here, and not in another system. */
    isPlannedHere: z.boolean(),
    /** Seven lists, Sunday first. */
    weekdays: z.array(z.array(timing)),
    hoursVersion: version,
    overrides: z.array(
      z.object({
        id: z.string(),
        from: day,
        to: day,
        timings: z.array(timing),
        reason: bothReasons,
        version,
        changedBy: z.nullable(z.string()),
      }),
    ),
    bays: z.array(
      z.object({
        bay: z.number(),
        group: z.enum(["periodic", "repair"]),
        /** As boards call it, and the names that it was given. */
        name: z.string(),
        names: z.nullable(z.object({ en: z.string(), ar: z.string() })),
        technician: z.nullable(z.string()),
        /** The same as it is shown: a colleague by their name in the reader's language. */
        technicianName: z.nullable(z.string()),
        version,
      }),
    ),
    closures: z.array(
      z.object({
        ...{ id: z.string(), bay: z.number(), from: instant, to: instant },
        ...{ kind: closureKind, reason: z.string(), version, changedBy: z.nullable(z.string()) },
      }),
    ),
    days: z.array(
      z.object({
        day,
        timings: z.array(timing),
        /** The dated hours that replace the weekday's. */
        override: z.nullable(z.string()),
        campaigns: z.array(z.object({ campaign: z.string(), timings: z.array(timing) })),
        /** Hours of all bays. */
        ...hours,
        groups: z.array(z.object({ group: z.enum(["periodic", "repair"]), bays: z.number(), ...hours })),
        /** Closures of bays that touch the day, by their ids. */
        closures: z.array(z.string()),
      }),
    ),
  }),
  refusals: {},
});

/** What closing a day, a part of it or a bay for it would strand. */
export const planClosureCall = defineOfficeCall({
  id: "plan-closure",
  method: "GET",
  path: "/centers/:center/closure-plan",
  deed: "capacity.close-day",
  namesNoCustomer: "The colleague who calls; whose the appointments are is a call of its own.",
  params: centerParams,
  query: z.object({
    day,
    start: z.optional(timing.shape.start),
    end: z.optional(timing.shape.end),
    bay: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  }),
  answer: z.object({ before: z.array(timing), after: z.array(timing), affected: z.array(affected) }),
  refusals: capacityDeedRefusals,
});

/** What dated hours would do: with which others they share days, which of both hold there, and what they would strand. */
export const planOverrideCall = defineOfficeCall({
  id: "plan-override",
  method: "GET",
  path: "/centers/:center/override-plan",
  deed: "capacity.hours",
  params: centerParams,
  query: z.object({
    from: day,
    to: day,
    /** Each as `HH:mm-HH:mm`, joined by commas; none for a closure. */
    hours: z.optional(z.string().check(z.regex(/^(\d\d:\d\d-\d\d:\d\d(,|$)){1,6}$/))),
    /** The dated hours that are changed. */
    id: z.optional(z.string()),
  }),
  answer: z.object({
    days: z.number(),
    shared: z.array(
      z.object({ from: day, to: day, reason: bothReasons, isClosure: z.boolean(), isOther: z.boolean() }),
    ),
    affected: z.number(),
  }),
  refusals: capacityDeedRefusals,
});

/** How many appointments are read at once by `showAffectedCall`. */
export const mostAffected = 50;

/** Whose the affected appointments are, what may become of them, and who may call. */
export const showAffectedCall = defineOfficeCall({
  id: "show-affected",
  method: "GET",
  path: "/centers/:center/affected",
  deed: "capacity.hours",
  audited: "view",
  params: centerParams,
  /** Ids of appointments, joined by commas. */
  query: z.object({ ids: z.string().check(z.maxLength(5100)) }),
  answer: z.object({
    appointments: z.array(
      z.object({
        id: z.string(),
        version,
        code,
        customer: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
        car: z.object({ model: z.string(), plate: z.string() }),
        services: z.array(z.string()),
        serviceCodes: z.array(z.string()),
        canMove: z.boolean(),
        canCancel: z.boolean(),
      }),
    ),
    callers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  refusals: {},
});

/** Times at which visits of some services could be, with the bays that are free then. Three weeks at most. */
export const freeBaysCall = defineOfficeCall({
  id: "free-bays",
  method: "GET",
  path: "/centers/:center/free-bays",
  deed: "capacity.hours",
  params: centerParams,
  /** Codes of services, joined by semicolons. */
  query: z.object({ services: z.string().check(z.minLength(1), z.maxLength(500)), from: day, to: day }),
  answer: z.object({
    times: z.array(z.object({ startsAt: instant, endsAt: instant, bays: z.array(z.number()) })),
  }),
  refusals: capacityDeedRefusals,
});
