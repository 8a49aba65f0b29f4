import {
  assignBay,
  bookByStaff,
  centerOfAppointment,
  extendVisit,
  markNoShow,
  moveByStaff,
  rescheduleByStaff,
  undoMove,
} from "#app/features/booking/staff-booking.server.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { checkExtraWorkAnswered, followAppointment } from "#app/features/workshop/workshop.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { bookCall, moveCalls, rescheduleCall, undoCall } from "../../calls/appointment-deed-calls.ts";
import { type MoveName, moveNameOf } from "../../rules/move-names.ts";
import { mayTakeBack } from "../../rules/take-back.ts";
import { answerDeed } from "../answer-office.server.ts";

const ofAppointment = ({ params }: { readonly params: { readonly id: string } }) =>
  centerOfAppointment(params.id);

/** Each move under the deed that its target is: a role cannot reach a code by the call of another deed. */
const moveAnswers = (Object.keys(moveCalls) as MoveName[])
  .filter((name) => name !== "no-show")
  .map((name) =>
    answerDeed(
      moveCalls[name],
      async ({ trx, params, body, by, now }) => {
        if (moveNameOf(body.to) !== name) return refuse("illegal-move");
        const { version, to, reason, dueDirhams } = body;
        const moved = await moveByStaff(trx, { by, appointmentId: params.id, version, to, reason, now });
        const answered = await checkExtraWorkAnswered(trx, { appointmentId: params.id, to, reason });
        const made = { trx, id: params.id, reason, dueDirhams, now };
        return answered.ok ? changed(made, moved) : answered;
      },
      ofAppointment,
    ),
  );

export const appointmentDeeds = [
  ...moveAnswers,

  answerDeed(
    moveCalls["no-show"],
    async ({ trx, params, body, by, now }) =>
      changed(
        { trx, id: params.id, reason: body.reason, now },
        await markNoShow(trx, { by, appointmentId: params.id, version: body.version, now }),
      ),
    ofAppointment,
  ),

  answerDeed(
    undoCall,
    async ({ trx, params, body, by, now, session }) => {
      const undone = await undoMove(trx, { by, appointmentId: params.id, version: body.version, now });
      if (
        undone.ok &&
        !mayTakeBack(session.member.grants, await centerOfAppointment(params.id, trx), undone.value.changes)
      )
        return refuse("not-allowed");
      return changed({ trx, id: params.id, now }, undone);
    },
    ofAppointment,
  ),

  answerDeed(
    rescheduleCall,
    async ({ trx, params, body, by, now, session }) => {
      const { version, startsAt, centerId, bay, hours, isSamePlace } = body;
      const request = { by, appointmentId: params.id, version, now };
      if (hours !== undefined)
        return changed({ trx, id: params.id, now }, await extendVisit(trx, { ...request, hours }));
      if (isSamePlace && bay !== undefined)
        return changed({ trx, id: params.id, now }, await assignBay(trx, { ...request, bay }));
      if (centerId !== undefined && !mayDo(session.member.grants, "appointment.reschedule", centerId))
        return refuse("not-allowed");
      return changed(
        { trx, id: params.id, now },
        await rescheduleByStaff(trx, { ...request, startsAt: new Date(startsAt), centerId, bay }),
      );
    },
    ofAppointment,
  ),

  answerDeed(
    bookCall,
    async ({ trx, params, body, by, now, session }) => {
      const { startsAt, ...visit } = body;
      if (body.checkIn && !mayDo(session.member.grants, "appointment.check-in", params.center))
        return refuse("not-allowed");
      const booked = await bookByStaff(trx, {
        ...visit,
        ...{ by, now, centerId: params.center, startsAt: new Date(startsAt) },
      });
      if (!booked.ok) return booked;
      const { id, reference, code, version, changes, customerId } = booked.value;
      return {
        ...succeed({ id, reference, code, version }),
        audit: { record: { type: "appointment", id, place: params.center }, changes, personId: customerId },
      };
    },
    ({ params }) => params.center,
  ),
];

type Deed =
  | Awaited<ReturnType<typeof moveByStaff>>
  | Awaited<ReturnType<typeof rescheduleByStaff>>
  | Awaited<ReturnType<typeof undoMove>>
  | Awaited<ReturnType<typeof extendVisit>>
  | Awaited<ReturnType<typeof assignBay>>;

interface Made {
  readonly trx: AnyTransaction;
  readonly id: string;
  readonly reason?: string | undefined;
  readonly dueDirhams?: number | undefined;
  readonly now: Date;
}

/** What a deed changed, for the screen and for the audit; the workshop's record of the car follows it. */
async function changed({ trx, id, reason, dueDirhams, now }: Made, deed: Deed) {
  if (!deed.ok) return deed;
  const { version, code } = deed.value;
  const due = code === "PPY" ? dueDirhams : undefined;
  await followAppointment(trx, { appointmentId: id, code, dueDirhams: due, now });
  const changes = due === undefined ? deed.value.changes : [...deed.value.changes, dueChange(due)];
  return { ...succeed({ id, version }), audit: { record: { type: "appointment", id }, changes, reason } };
}

const dueChange = (after: number) => ({ field: "dueDirhams", before: null, after });
