import * as z from "zod/mini";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import { bothReasons, closureKind, resolutions, timing, timings } from "./capacity-fields.ts";
import { capacityDeedRefusals } from "./capacity-refusals.ts";
import { centerParams, changedRecord, day, instant, recordId, version } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

const recordParams = z.object({ center: recordId, id: recordId });

/** What was done with the affected appointments. */
const done = z.object({
  ...changedRecord.shape,
  moved: z.number(),
  canceled: z.number(),
  toCall: z.number(),
});

/** A change of a center's hours: refused until every affected appointment is resolved, and then made with all of them. */
function defineHoursDeed<const Id extends string, Params extends z.ZodMiniType, Body extends z.ZodMiniType>(
  id: Id,
  path: `/${string}`,
  { params, body, deed = "capacity.hours" }: { params: Params; body: Body; deed?: Deed },
) {
  return defineOfficeCall({
    id,
    method: "POST",
    path,
    deed,
    namesNoCustomer:
      "Hours of a center; each appointment that is moved has an entry of its own, with its customer.",
    params,
    body,
    answer: done,
    refusals: capacityDeedRefusals,
  });
}

export const setWeekdayHoursCall = defineHoursDeed("set-weekday-hours", "/centers/:center/weekday-hours", {
  params: centerParams,
  body: z.object({ version, weekdays: z.array(timings).check(z.length(7)), resolutions }),
});

const datedHours = { from: day, to: day, timings, reason: bothReasons, resolutions };

export const addOverrideCall = defineHoursDeed("add-override", "/centers/:center/overrides", {
  params: centerParams,
  body: z.object(datedHours),
});

export const changeOverrideCall = defineHoursDeed("change-override", "/centers/:center/overrides/:id", {
  params: recordParams,
  body: z.object({ version, ...datedHours }),
});

export const removeOverrideCall = defineHoursDeed(
  "remove-override",
  "/centers/:center/overrides/:id/remove",
  {
    params: recordParams,
    body: z.object({ version, resolutions }),
  },
);

export const closeDayCall = defineHoursDeed("close-day", "/centers/:center/days/:day/close", {
  deed: "capacity.close-day",
  params: z.object({ center: recordId, day }),
  body: z.object({
    /** All of the day's hours where it is left out. */
    span: z.optional(timing),
    bay: z.optional(z.int().check(z.minimum(0))),
    kind: z.optional(closureKind),
    reason: bothReasons,
    resolutions,
  }),
});

const closure = {
  ...{ bay: z.int().check(z.minimum(0)), from: instant, to: instant, kind: closureKind },
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
};
/** A closed bay is a fact: its appointments stay, and are answered. */
const closed = z.object({ ...changedRecord.shape, affected: z.array(z.string()) });

export const closeBayCall = defineOfficeCall({
  id: "close-bay",
  method: "POST",
  path: "/centers/:center/closures",
  deed: "capacity.bay",
  namesNoCustomer: "A bay of a center.",
  params: centerParams,
  body: z.object(closure),
  answer: closed,
  refusals: capacityDeedRefusals,
});

export const changeClosureCall = defineOfficeCall({
  id: "change-closure",
  method: "POST",
  path: "/centers/:center/closures/:id",
  deed: "capacity.bay",
  namesNoCustomer: "A bay of a center.",
  params: recordParams,
  body: z.object({ version, ...closure }),
  answer: closed,
  refusals: capacityDeedRefusals,
});

export const reopenBayCall = defineOfficeCall({
  id: "reopen-bay",
  method: "POST",
  path: "/centers/:center/closures/:id/reopen",
  deed: "capacity.bay",
  namesNoCustomer: "A bay of a center.",
  params: recordParams,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: capacityDeedRefusals,
});

export const describeBayCall = defineOfficeCall({
  id: "describe-bay",
  method: "POST",
  path: "/centers/:center/bays/:bay",
  deed: "capacity.bay",
  namesNoCustomer: "A bay of a center.",
  params: z.object({ center: recordId, bay: z.string().check(z.regex(/^\d{1,3}$/)) }),
  body: z.object({
    version,
    /** Both or neither: without names the bay is called by its number. */
    names: z.nullable(z.object({ en: bayName(), ar: bayName() })),
    technician: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  }),
  answer: changedRecord,
  refusals: capacityDeedRefusals,
});

function bayName() {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
}
