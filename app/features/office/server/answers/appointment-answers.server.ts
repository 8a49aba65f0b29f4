import { appointmentCodes } from "#app/features/booking/rules/appointments/appointment-states.ts";
import {
  appointmentForStaff,
  boardOf,
  centerOfAppointment,
  freeTimesForStaff,
  listAppointments,
  staffCapabilities,
} from "#app/features/booking/staff-booking.server.ts";
import { carModels } from "#app/features/garage/garage.server.ts";
import { servicesOf, type WorkingDays, workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import { bayHours, capacityOf, closedHoursOf } from "#app/features/scheduling/staff-capacity.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import {
  findTimesCall,
  listAppointmentsCall,
  listServicesCall,
  recognizeCall,
  showAppointmentCall,
  showBoardCall,
  showWeekCall,
} from "../../calls/appointment-calls.ts";
import { canBeMoved } from "../../rules/affected-appointments.ts";
import { answerRead, listSearched, listSeen } from "../answer-office.server.ts";
import { appointmentRows } from "./appointment-rows.server.ts";
import { bayNames } from "./bay-names.server.ts";
import { recognize } from "./recognize.server.ts";

const pageSize = 50;
const ofCenter = ({ params }: { readonly params: { readonly center: string } }) => params.center;
const ofAppointment = ({ params }: { readonly params: { readonly id: string } }) =>
  centerOfAppointment(params.id);

/** What boards, lists and the screen of an appointment show. */
export const appointmentAnswers = [
  answerRead(
    showBoardCall,
    async ({ params, query, language, now }) => {
      const days = await daysOf(params.center);
      if (days === undefined) return refuse("not-found");
      const today = days.at(now);
      const day = query.day ?? today;
      const [center, board] = await Promise.all([
        bayHours(params.center, day, now),
        boardOf({ centerId: params.center, on: { day }, now }, language),
      ]);
      if (center === undefined) return refuse("not-found");
      const shown = succeed({
        day,
        today,
        timeZone: days.timeZone,
        can: staffCapabilities(),
        opening: center.opening.map(spanOf),
        bays: center.bays.map((bay) => ({
          ...{ bay: bay.bay, group: bay.group, name: bayNames(bay, language) },
          closures: bay.closures.map(({ kind, reason, ...span }) => ({ ...spanOf(span), kind, reason })),
        })),
        appointments: await appointmentRows(board.appointments, now),
      });
      const whose = board.appointments.map(({ customerId }) => customerId);
      return { ...shown, audit: listSeen({ type: "board", id: params.center }, whose) };
    },
    ofCenter,
  ),

  answerRead(
    showWeekCall,
    async ({ params, query, language, now }) => {
      const week = await capacityOf(params.center, query.day, addDays(query.day, 6), now);
      if (week === undefined) return refuse("not-found");
      return succeed({ days: week.days.map((one) => weekDay(one, language)) });
    },
    ofCenter,
  ),

  answerRead(
    listAppointmentsCall,
    async ({ params, query, language, now }) => {
      const days = await daysOf(params.center);
      if (days === undefined) return refuse("not-found");
      const { from, to, text, after, codes } = query;
      const wanted = codes?.split(",");
      const page = await listAppointments(
        {
          ...{ places: [params.center], text, after, now, limit: pageSize },
          codes: wanted && appointmentCodes.filter((one) => wanted.includes(one)),
          from: from === undefined ? undefined : days.spanOf(from).from,
          to: to === undefined ? undefined : days.spanOf(to).to,
          sort: query.sort === "start-desc" ? "-startsAt" : "startsAt",
        },
        language,
      );
      const rows = await appointmentRows(page.appointments, now);
      const record = { type: "appointment-list", id: params.center };
      const whose = page.appointments.map(({ customerId }) => customerId);
      return {
        ...succeed({ timeZone: days.timeZone, rows, next: page.next }),
        audit: text?.trim() ? listSearched(record, { text }, whose) : listSeen(record, whose),
      };
    },
    ofCenter,
  ),

  answerRead(
    showAppointmentCall,
    async ({ params, language, now }) => {
      const found = await appointmentForStaff(params.id, language, now);
      if (found === undefined) return refuse("not-found");
      const [row] = await appointmentRows([found], now);
      if (row === undefined) return refuse("not-found");
      const { contact, timeline, others } = found;
      const closed = canBeMoved(found.code) ? await closedHoursOf(found.id, now) : null;
      return {
        ...succeed({
          ...row,
          ...{ timeZone: found.timeZone, centerName: found.centerName, email: contact.email },
          language: found.language === "ar" ? ("ar" as const) : ("en" as const),
          mileage: found.mileage,
          mileageBelow: found.mileageBelow,
          serviceNote: found.serviceNote,
          additionalInformation: found.additionalInformation,
          serviceCodes: [...found.serviceCodes],
          closedHours: closed && { callId: closed.call?.taskId ?? null },
          undoUntil: found.undoUntil?.toISOString() ?? null,
          can: staffCapabilities(),
          timeline: timeline.map(
            ({ version, at, to, actor, staffName, reason, isUndone, undoes, changes }) => ({
              ...{ version, at: at.toISOString(), code: to, actor, staffName, reason },
              undone: isUndone,
              isUndo: undoes !== null,
              fields: changes.map(({ field }) => field),
            }),
          ),
          others: others.map(({ id, reference, code, startsAt, services }) => ({
            ...{ id, reference, code, startsAt: startsAt.toISOString(), services: [...services] },
          })),
        }),
        audit: {
          record: { type: "appointment", id: params.id, place: found.centerId },
          personId: found.customerId,
        },
      };
    },
    ofAppointment,
  ),

  answerRead(
    findTimesCall,
    async ({ params, query, now }) => {
      const times = await freeTimesForStaff({
        centerId: params.center,
        serviceCodes: query.services.split(";").filter((one) => one !== ""),
        ...{ firstDay: query.day, lastDay: query.day, now },
      });
      if (!times.ok) return times;
      return succeed({
        times: times.value.map(({ startsAt, endsAt, bays }) => ({ startsAt, endsAt, bays: [...bays] })),
      });
    },
    ofCenter,
  ),

  answerRead(
    recognizeCall,
    async ({ params, query, language, now }) => {
      const matches = await recognize(query, language, now);
      const { plate, phone } = query;
      const record = { type: "recognition", id: params.center };
      return {
        ...succeed({ matches }),
        audit: listSearched(
          record,
          { plate, phone },
          matches.map(({ customerId }) => customerId),
        ),
      };
    },
    ofCenter,
  ),

  answerRead(
    listServicesCall,
    async ({ params, language, now }) => {
      const today = await bayHours(params.center, dayIn(now, config.importer.zone), now);
      const groups = new Set(today?.bays.map(({ group }) => group));
      const [services, models] = await Promise.all([servicesOf(config.brand), carModels()]);
      return succeed({
        models: models.filter(({ brand }) => brand === config.brand).map((model) => model[language]),
        services: services
          .filter(({ group }) => groups.has(group))
          .map(({ code, group, hours, name }) => ({ code, group, hours, name: name[language] })),
      });
    },
    ofCenter,
  ),
];

async function daysOf(centerId: string): Promise<WorkingDays | undefined> {
  return (await workingDaysOf([centerId])).get(centerId);
}

function spanOf({ from, to }: { readonly from: Date; readonly to: Date }) {
  return { from: from.toISOString(), to: to.toISOString() };
}

type WeekDay = NonNullable<Awaited<ReturnType<typeof capacityOf>>>["days"][number];

function weekDay({ day, timings, why, groups }: WeekDay, language: Language) {
  const { periodic, repair } = groups;
  const sum = (name: "hours" | "taken" | "free" | "closed") => periodic[name] + repair[name];
  return {
    ...{ day, isOpen: timings.length > 0, reason: why.kind === "override" ? why.reason[language] : null },
    ...{ hours: sum("hours"), taken: sum("taken"), free: sum("free"), closed: sum("closed") },
  };
}
