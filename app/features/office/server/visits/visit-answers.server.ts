import type * as z from "zod/mini";
import { appointmentForStaff, centerOfAppointment } from "#app/features/booking/staff-booking.server.ts";
import { workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import { bayHours } from "#app/features/scheduling/staff-capacity.server.ts";
import { lastReading, type VisitDetails, visitOf } from "#app/features/workshop/workshop.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { proposeCheckInCall, showVisitCall } from "../../calls/visit-calls.ts";
import { hadCar } from "../../rules/visit-codes.ts";
import { answerRead } from "../answer-office.server.ts";

type ShownVisit = NonNullable<z.output<typeof showVisitCall.answer>["visit"]>;

const ofAppointment = ({ params }: { readonly params: { readonly id: string } }) =>
  centerOfAppointment(params.id);
/** The center may be closed for some days in a row. */
const longestClosure = 10;

export const visitAnswers = [
  answerRead(
    showVisitCall,
    async ({ params, language, now }) => {
      const [appointment, visit] = await Promise.all([
        appointmentForStaff(params.id, language, now),
        visitOf(params.id, now),
      ]);
      if (appointment === undefined) return refuse("not-found");
      const isHere = visit !== undefined && hadCar(appointment.code, visit.endedAt !== null);
      return {
        ...succeed({ visit: isHere ? shownVisit(visit) : null }),
        audit: { record: { type: "appointment", id: params.id }, personId: appointment.customerId },
      };
    },
    ofAppointment,
  ),

  answerRead(
    proposeCheckInCall,
    async ({ params, language, now }) => {
      const appointment = await appointmentForStaff(params.id, language, now);
      if (appointment === undefined) return refuse("not-found");
      const { id: appointmentId, centerId, timeZone, isGuest } = appointment;
      const days = (await workingDaysOf([centerId])).get(centerId);
      const vehicleId = isGuest ? null : appointment.vehicleId;
      const [last, times] = await Promise.all([
        inTransaction((trx: AnyTransaction) => lastReading(trx, { vehicleId, appointmentId })),
        closingAndOpening(centerId, days?.at(now) ?? dayIn(now, timeZone), now),
      ]);
      return succeed({ lastReading: last ? { ...last, at: last.at.toISOString() } : null, ...times });
    },
    ofAppointment,
  ),
];

/** When the center closes today, and when it opens on its next day of work. */
async function closingAndOpening(centerId: string, today: string, now: Date) {
  const closes = (await bayHours(centerId, today, now))?.opening.at(-1)?.to;
  let opens: Date | undefined;
  for (let days = 1; days <= longestClosure && opens === undefined; days += 1)
    opens = (await bayHours(centerId, addDays(today, days), now))?.opening[0]?.from;
  return {
    closesAt: closes !== undefined && closes > now ? closes.toISOString() : null,
    opensAt: opens?.toISOString() ?? null,
  };
}

function shownVisit(visit: VisitDetails): ShownVisit {
  const { version, adviser, odometer, fuelEighths, belongings, remarks, estimateDirhams, isWarranty } = visit;
  const { signature, substituteClock: clock } = visit;
  return {
    ...{ version, adviser, odometer, fuelEighths, belongings, remarks, estimateDirhams, isWarranty },
    checkedInAt: visit.checkedInAt.toISOString(),
    endedAt: visit.endedAt?.toISOString() ?? null,
    readyAt: visit.readyAt?.toISOString() ?? null,
    promisedAt: visit.promisedAt.toISOString(),
    isOverdue: visit.isOverdue,
    delays: visit.promiseChanges.map(({ at, by, previousAt, promisedAt, reason, note }) => ({
      ...{
        at: at.toISOString(),
        by,
        from: previousAt.toISOString(),
        to: promisedAt.toISOString(),
        reason,
        note,
      },
    })),
    substituteCar: clock && { ...clock, offeredAt: visit.substituteOfferedAt?.toISOString() ?? null },
    signature: signature && { signedAt: signature.signedAt.toISOString(), signedName: signature.signedName },
    formerSignatures: visit.formerSignatures.map(({ signedAt, endedAt, ...former }) => ({
      ...former,
      signedAt: signedAt.toISOString(),
      endedAt: endedAt.toISOString(),
    })),
    pictures: visit.pictures.map(({ takenAt, ...picture }) => ({
      ...picture,
      takenAt: takenAt.toISOString(),
    })),
    extraWork: visit.extraWork.map((work) => shownWork(work)),
  };
}

function shownWork(work: VisitDetails["extraWork"][number]): ShownVisit["extraWork"][number] {
  const { id, title, totalDirhams, taxDirhams, state, isApproved, proposedBy, version } = work;
  return {
    ...{ id, title, totalDirhams, taxDirhams, state, isApproved, proposedBy, version },
    lines: work.lines.map((line) => ({ ...line })),
    proposedAt: work.proposedAt.toISOString(),
    expiresAt: work.expiresAt.toISOString(),
    decidedAt: work.decidedAt?.toISOString() ?? null,
  };
}
