import {
  bookByStaff,
  centerOfAppointment,
  extendVisit,
  markNoShow,
  moveByStaff,
  rescheduleByStaff,
  assignBay,
  undoMove,
} from "#app/features/booking/staff-booking.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { bookCall, type MoveName, moveCalls, rescheduleCall, undoCall } from "../../calls/appointment-calls.ts";
import { moveNameOf } from "../../calls/move-names.ts";
import { answerDeed } from "../answer-office.server.ts";
import { mayTakeBack } from "../../rules/take-back.ts";

const ofAppointment = ({ params }: { readonly params: { readonly id: string } }) => centerOfAppointment(params.id);

/** Each move under the deed that its target is: a role cannot reach a code by the call of another deed. */
const moveAnswers = (Object.keys(moveCalls) as MoveName[])
  .filter((name) => name !== "no-show")
  .map((name) =>
    answerDeed(
      moveCalls[name],
      async ({ trx, params, body, by, now }) => {
        if (moveNameOf(body.to) !== name) return refuse("illegal-move");
        const request = { by, appointmentId: params.id, version: body.version, now };
        return changed(params.id, body.reason, await moveByStaff(trx, { ...request, to: body.to, reason: body.reason }));
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
        params.id,
        body.reason,
        await markNoShow(trx, { by, appointmentId: params.id, version: body.version, now }),
      ),
    ofAppointment,
  ),

  answerDeed(
    undoCall,
    async ({ trx, params, body, by, now, session }) => {
      const undone = await undoMove(trx, { by, appointmentId: params.id, version: body.version, now });
      if (undone.ok && !mayTakeBack(session.member.grants, await centerOfAppointment(params.id), undone.value.changes))
        return refuse("not-allowed");
      return changed(params.id, undefined, undone);
    },
    ofAppointment,
  ),

  answerDeed(
    rescheduleCall,
    async ({ trx, params, body, by, now, session }) => {
      const { version, startsAt, centerId, bay, hours, isSamePlace } = body;
      const request = { by, appointmentId: params.id, version, now };
      if (hours !== undefined) return changed(params.id, undefined, await extendVisit(trx, { ...request, hours }));
      if (isSamePlace && bay !== undefined)
        return changed(params.id, undefined, await assignBay(trx, { ...request, bay }));
      if (centerId !== undefined && !session.member.grants.some(({ place }) => place === "*" || place === centerId))
        return refuse("not-allowed");
      return changed(
        params.id,
        undefined,
        await rescheduleByStaff(trx, { ...request, startsAt: new Date(startsAt), centerId, bay }),
      );
    },
    ofAppointment,
  ),

  answerDeed(
    bookCall,
    async ({ trx, params, body, by, now }) => {
      const { startsAt, ...visit } = body;
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

type Deed = Awaited<ReturnType<typeof moveByStaff>> | Awaited<ReturnType<typeof rescheduleByStaff>>
  | Awaited<ReturnType<typeof undoMove>> | Awaited<ReturnType<typeof extendVisit>> | Awaited<ReturnType<typeof assignBay>>;

/** What a deed changed, for the screen and for the audit. */
function changed(id: string, reason: string | undefined, deed: Deed) {
  if (!deed.ok) return deed;
  const { version, changes } = deed.value;
  return { ...succeed({ id, version }), audit: { record: { type: "appointment", id }, changes, reason } };
}
