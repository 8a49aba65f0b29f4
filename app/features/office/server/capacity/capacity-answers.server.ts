import { moves } from "#app/features/booking/rules/appointments/appointment-states.ts";
import {
  appointmentsById,
  freeTimesForStaff,
  staffCapabilities,
} from "#app/features/booking/staff-booking.server.ts";
import { workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import {
  type AffectedAppointment,
  type CenterCapacity,
  capacityOf,
  type DayCapacity,
  planClosure,
  planOverride,
} from "#app/features/scheduling/staff-capacity.server.ts";
import { addDays } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import {
  freeBaysCall,
  mostAffected,
  planClosureCall,
  planOverrideCall,
  showAffectedCall,
  showCapacityCall,
} from "../../calls/capacity-calls.ts";
import { canBeMoved } from "../../rules/affected-appointments.ts";
import { answerRead, listSeen } from "../answer-office.server.ts";
import { bayNames } from "../answers/bay-names.server.ts";
import { callersAt } from "./callers.server.ts";

const ofCenter = ({ params }: { readonly params: { readonly center: string } }) => params.center;

/** Days in which free times are looked for. */
const longestSearch = 21;

/** What the screens of capacity show. */
export const capacityAnswers = [
  answerRead(
    showCapacityCall,
    async ({ params, query, language, now }) => {
      const [found, days] = await Promise.all([
        capacityOf(params.center, query.from, query.to, now),
        workingDaysOf([params.center]),
      ]);
      const today = days.get(params.center)?.at(now);
      if (found === undefined || today === undefined) return refuse("not-found");
      return succeed(shownCapacity(found, language, today));
    },
    ofCenter,
  ),

  answerRead(
    planClosureCall,
    async ({ params, query, now }) => {
      const { day, start, end } = query;
      const span = start === undefined || end === undefined ? undefined : { start, end };
      const bay = query.bay === undefined ? undefined : Number(query.bay);
      const closing = { centerId: params.center, day, span, bay, now };
      const plan = await inTransaction((trx) => planClosure(trx, closing));
      if (!plan.ok) return plan;
      const { before, after, affected } = plan.value;
      return succeed({ before: [...before], after: [...after], affected: affected.map(shownAffected) });
    },
    ofCenter,
  ),

  answerRead(
    planOverrideCall,
    async ({ params, query, now }) => {
      const { from, to, id, hours } = query;
      const timings = (hours?.split(",") ?? []).map(timingOf);
      const planned = { centerId: params.center, from, to, id, timings, now };
      const plan = await inTransaction((trx) => planOverride(trx, planned));
      if (!plan.ok) return plan;
      const { days, shared, affected } = plan.value;
      return succeed({
        days,
        affected: affected.length,
        shared: shared.map(({ other, isOther, ...span }) => ({
          from: span.from,
          to: span.to,
          isOther,
          reason: other.reason,
          isClosure: other.timings.length === 0,
        })),
      });
    },
    ofCenter,
  ),

  answerRead(
    showAffectedCall,
    async ({ params, query, language, now }) => {
      const ids = query.ids.split(",").slice(0, mostAffected);
      const [found, callers] = await Promise.all([
        appointmentsById(ids, { language, now }),
        callersAt(params.center),
      ]);
      const own = found.filter(({ centerId }) => centerId === params.center);
      return {
        ...succeed({
          appointments: own.map(
            ({ id, version, code, customerName, phone, model, plate, services, serviceCodes }) => ({
              ...{ id, version, code, services: [...services], serviceCodes: [...serviceCodes] },
              ...{ customer: { name: customerName ?? "–", phone }, car: { model, plate } },
              canMove: canBeMoved(code),
              canCancel: moves[code].CANC?.includes("staff") ?? false,
            }),
          ),
          callers: callers.map(({ id, name, nameAr }) => ({
            ...{ id, name: language === "ar" && nameAr !== "" ? nameAr : name },
          })),
        }),
        audit: listSeen(
          { type: "appointment-list", id: params.center },
          own.map(({ customerId }) => customerId),
        ),
      };
    },
    ofCenter,
  ),

  answerRead(
    freeBaysCall,
    async ({ params, query, now }) => {
      const { from, to, services } = query;
      const [lastDay = to] = [to, addDays(from, longestSearch)].toSorted();
      const times = await freeTimesForStaff({
        ...{ centerId: params.center, serviceCodes: services.split(";"), now },
        ...{ firstDay: from, lastDay },
      });
      if (!times.ok) return times;
      return succeed({ times: times.value.map((time) => ({ ...time, bays: [...time.bays] })) });
    },
    ofCenter,
  ),
];

function shownCapacity({ timeZone, ...found }: CenterCapacity, language: Language, today: string) {
  return {
    today,
    timeZone,
    isPlannedHere: staffCapabilities().bays,
    weekdays: found.weekdays.map((timings) => [...timings]),
    hoursVersion: found.hours.version,
    overrides: found.overrides.map(({ id, from, to, timings, reason, version, changedBy }) => ({
      ...{ id, from, to, timings: [...timings], reason, version, changedBy },
    })),
    bays: found.bays.map((bay) => ({
      ...{ bay: bay.bay, group: bay.group, technician: bay.technician, version: bay.version },
      technicianName: bay.technician,
      ...{ name: bayNames(bay, language), names: bay.name },
    })),
    closures: found.closures.map(({ id, bay, from, to, kind, reason, version, changedBy }) => ({
      ...{ id, bay, from: from.toISOString(), to: to.toISOString(), kind, reason, version, changedBy },
    })),
    days: found.days.map(shownDay),
  };
}

function timingOf(span: string) {
  const [start = "", end = ""] = span.split("-");
  return { start, end };
}

function shownDay({ day, timings, why, campaigns, groups, closureIds }: DayCapacity) {
  const { periodic, repair } = groups;
  const sum = (name: "hours" | "taken" | "free" | "closed") => periodic[name] + repair[name];
  return {
    ...{ day, timings: [...timings], override: why.kind === "override" ? why.id : null },
    campaigns: campaigns.map((one) => ({ campaign: one.campaign, timings: [...one.timings] })),
    ...{ hours: sum("hours"), taken: sum("taken"), free: sum("free"), closed: sum("closed") },
    groups: (["periodic", "repair"] as const).map((group) => ({ group, ...groups[group] })),
    closures: [...closureIds],
  };
}

/** An affected appointment, without whose it is: that is read, and audited, by its own call. */
function shownAffected({ appointmentId, bay, startsAt, endsAt, proposals, call }: AffectedAppointment) {
  return {
    ...{ appointmentId, bay, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    proposals: proposals.map((one) => ({
      ...{ startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString(), day: one.day },
    })),
    ...(call && { call: { owner: call.owner.name, dueAt: call.dueAt.toISOString() } }),
  };
}
