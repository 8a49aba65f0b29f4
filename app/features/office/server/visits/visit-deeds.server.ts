import {
  appointmentForStaff,
  centerOfAppointment,
  moveByStaff,
} from "#app/features/booking/staff-booking.server.ts";
import {
  addVisitPicture,
  changePromise,
  checkInVisit,
  correctVisit,
  followAppointment,
  offerSubstituteCar,
  proposeExtraWork,
  removeVisitPicture,
  reviseExtraWork,
  signVisit,
  storeSignature,
  storeVisitPicture,
  visitOf,
  withdrawExtraWork,
} from "#app/features/workshop/workshop.server.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { type Refused, refuse, type Success, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import {
  addPictureCall,
  changePromiseCall,
  checkInCarCall,
  correctVisitCall,
  offerSubstituteCarCall,
  proposeExtraWorkCall,
  removePictureCall,
  reviseExtraWorkCall,
  signVisitCall,
  withdrawExtraWorkCall,
} from "../../calls/visit-calls.ts";
import { isInside } from "../../rules/visit-codes.ts";
import { answerDeed, answerPreparedDeed } from "../answer-office.server.ts";

const ofAppointment = ({ params }: { readonly params: { readonly id: string } }) =>
  centerOfAppointment(params.id);

/** What staff do with a car in the workshop. None of them approves extra work: its customer alone does. */
export const visitDeeds = [
  answerDeed(
    checkInCarCall,
    async ({ trx, params, body, by, now, language }) => {
      const { version, promisedAt, ...recorded } = body;
      const found = await appointmentForStaff(params.id, language, now, trx);
      if (found === undefined) return refuse("appointment-not-found");
      const { id, reference, centerId, customerId, isGuest, vehicleId } = found;
      // A walk-in may have been checked in with its booking: then what was written down follows.
      const moved = isInside(found.code)
        ? succeed({ version: found.version, code: found.code, changes: [] })
        : await moveByStaff(trx, { by, appointmentId: id, version, to: "CIN", now });
      if (!moved.ok) return moved;
      const stored = await checkInVisit(trx, {
        ...{ ...recorded, by, appointmentId: id, reference, centerId, customerId, now },
        vehicleId: isGuest ? null : vehicleId,
        language: found.language === "ar" ? "ar" : "en",
        promisedAt: new Date(promisedAt),
      });
      if (!stored.ok) return stored;
      await followAppointment(trx, { appointmentId: id, code: moved.value.code, now });
      const changes = [...moved.value.changes, ...stored.value.changes];
      return {
        ...succeed({ id, version: moved.value.version }),
        audit: { record: { type: "appointment", id }, changes, personId: customerId },
      };
    },
    ofAppointment,
  ),

  answerDeed(
    changePromiseCall,
    async ({ trx, params, body, by, now }) => {
      const { version, promisedAt, reason: delayReason, note: delayNote } = body;
      const change = { delayReason, delayNote, promisedAt: new Date(promisedAt) };
      return changed(
        params.id,
        await changePromise(trx, { ...change, by, appointmentId: params.id, version, now }),
        delayReason,
      );
    },
    ofAppointment,
  ),
  answerDeed(
    correctVisitCall,
    async ({ trx, params, body, by, now }) =>
      changed(params.id, await correctVisit(trx, { ...body, by, appointmentId: params.id, now })),
    ofAppointment,
  ),
  answerDeed(
    offerSubstituteCarCall,
    async ({ trx, params, body, by, now }) =>
      changed(params.id, await offerSubstituteCar(trx, { ...body, by, appointmentId: params.id, now })),
    ofAppointment,
  ),

  answerDeed(
    proposeExtraWorkCall,
    async ({ trx, params, body, by, now }) =>
      changedWork(params.id, await proposeExtraWork(trx, { ...body, by, appointmentId: params.id, now })),
    ofAppointment,
  ),
  answerDeed(
    reviseExtraWorkCall,
    async ({ trx, params, body, by, now }) => {
      if (!(await isWorkOf(trx, params, now))) return refuse("not-found");
      return changedWork(params.id, await reviseExtraWork(trx, { ...body, by, id: params.work, now }));
    },
    ofAppointment,
  ),
  answerDeed(
    withdrawExtraWorkCall,
    async ({ trx, params, body, by, now }) => {
      if (!(await isWorkOf(trx, params, now))) return refuse("not-found");
      return changedWork(params.id, await withdrawExtraWork(trx, { ...body, by, id: params.work, now }));
    },
    ofAppointment,
  ),

  answerPreparedDeed(
    addPictureCall,
    ({ body }) => stored(() => storeVisitPicture(Buffer.from(body.buffer, body.byteOffset, body.byteLength))),
    async ({ trx, params, by, now, prepared: picture }) => {
      const added = await addVisitPicture(trx, { by, appointmentId: params.id, picture, caption: "", now });
      return pictureChanged(params.id, picture.fileId, added);
    },
    ofAppointment,
  ),
  answerDeed(
    removePictureCall,
    async ({ trx, params, by, now }) => {
      const { id: appointmentId, picture: pictureId } = params;
      return pictureChanged(
        params.id,
        pictureId,
        await removeVisitPicture(trx, { by, appointmentId, pictureId, now }),
      );
    },
    ofAppointment,
  ),
  answerPreparedDeed(
    signVisitCall,
    ({ body }) => stored(() => storeSignature(body.strokes)),
    async ({ trx, params, body, by, now, prepared: { fileId } }) => {
      const { version, signedName } = body;
      return changed(
        params.id,
        await signVisit(trx, { by, appointmentId: params.id, version, fileId, signedName, now }),
      );
    },
    ofAppointment,
  ),
];

/** Whether a proposal is of the appointment whose place was checked. */
async function isWorkOf(
  trx: AnyTransaction,
  { id, work }: { readonly id: string; readonly work: string },
  now: Date,
): Promise<boolean> {
  const visit = await visitOf(id, now, trx);
  return visit?.extraWork.some((one) => one.id === work) ?? false;
}

/** A file that was stored, or that this moment is too full for it. */
async function stored<O>(store: () => Promise<O>): Promise<O | Refused<"pictures-busy">> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return refuse("pictures-busy");
  }
}

type Saved<R extends string> =
  | Success<{ readonly version: number; readonly changes: readonly FieldChange[] }>
  | Refused<R>;

function changed<R extends string>(id: string, saved: Saved<R>, reason?: string) {
  if (!saved.ok) return saved;
  const { version, changes } = saved.value;
  return { ...succeed({ id, version }), audit: { record: { type: "appointment", id }, changes, reason } };
}

function pictureChanged<R extends string>(id: string, pictureId: string, saved: Saved<R>) {
  if (!saved.ok) return saved;
  return {
    ...succeed({ id: pictureId }),
    audit: { record: { type: "appointment", id }, changes: saved.value.changes },
  };
}

function changedWork<R extends string>(
  appointmentId: string,
  saved:
    | Success<{ readonly id: string; readonly version: number; readonly changes: readonly FieldChange[] }>
    | Refused<R>,
) {
  if (!saved.ok) return saved;
  const { id, version, changes } = saved.value;
  return {
    ...succeed({ id, version }),
    audit: { record: { type: "appointment", id: appointmentId }, changes },
  };
}
