import {
  addOverride,
  type CapacityChanged,
  changeClosure,
  changeOverride,
  closeBay,
  closeDay,
  describeBay,
  type Resolutions,
  removeOverride,
  reopenBay,
  setWeekdayHours,
} from "#app/features/scheduling/staff-capacity.server.ts";
import type { StaffSession } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import {
  addOverrideCall,
  changeClosureCall,
  changeOverrideCall,
  closeBayCall,
  closeDayCall,
  describeBayCall,
  removeOverrideCall,
  reopenBayCall,
  setWeekdayHoursCall,
} from "../../calls/capacity-deed-calls.ts";
import { type AuditNote, answerDeed } from "../answer-office.server.ts";
import { type Resolving, resolveAppointments } from "./resolve-appointments.server.ts";

const ofCenter = ({ params }: { readonly params: { readonly center: string } }) => params.center;
const newHours = { en: "New opening hours", ar: "تغيير ساعات العمل" };

/** Deeds on what a center receives; those on its hours move, cancel and hand over the appointments that they affect. */
export const capacityDeeds = [
  answerDeed(
    setWeekdayHoursCall,
    ({ body, ...input }) =>
      changeHours(input, { ...body, reason: newHours }, ({ resolutions, ...deed }) =>
        setWeekdayHours(input.trx, { ...deed, ...body, resolutions }),
      ),
    ofCenter,
  ),
  answerDeed(
    addOverrideCall,
    ({ body, ...input }) =>
      changeHours(input, body, ({ resolutions, ...deed }) =>
        addOverride(input.trx, { ...body, ...deed, resolutions }),
      ),
    ofCenter,
  ),
  answerDeed(
    changeOverrideCall,
    ({ body, ...input }) =>
      changeHours(input, body, ({ resolutions, ...deed }) =>
        changeOverride(input.trx, { ...body, ...deed, id: input.params.id, resolutions }),
      ),
    ofCenter,
  ),
  answerDeed(
    removeOverrideCall,
    ({ body, ...input }) =>
      changeHours(input, { ...body, reason: newHours }, ({ resolutions, ...deed }) =>
        removeOverride(input.trx, { ...deed, version: body.version, id: input.params.id, resolutions }),
      ),
    ofCenter,
  ),
  answerDeed(
    closeDayCall,
    ({ body, ...input }) =>
      changeHours(input, body, ({ resolutions, ...deed }) =>
        closeDay(input.trx, { ...body, ...deed, day: input.params.day, resolutions }),
      ),
    ofCenter,
  ),

  answerDeed(
    closeBayCall,
    async ({ trx, params, body, by, now }) => {
      const span = { from: new Date(body.from), to: new Date(body.to) };
      return closed(
        params.center,
        body.bay,
        await closeBay(trx, { ...body, ...span, centerId: params.center, by, now }),
      );
    },
    ofCenter,
  ),
  answerDeed(
    changeClosureCall,
    async ({ trx, params, body, by, now }) => {
      const span = { from: new Date(body.from), to: new Date(body.to) };
      const deed = { ...body, ...span, id: params.id, centerId: params.center, by, now };
      return closed(params.center, body.bay, await changeClosure(trx, deed));
    },
    ofCenter,
  ),
  answerDeed(
    reopenBayCall,
    async ({ trx, params, body, by, now }) => {
      const deed = await reopenBay(trx, {
        id: params.id,
        version: body.version,
        centerId: params.center,
        by,
        now,
      });
      if (!deed.ok) return deed;
      const bay = deed.value.changes.find(({ field }) => field === "bay")?.before;
      return bayAnswer(params.center, Number(bay), deed.value);
    },
    ofCenter,
  ),
  answerDeed(
    describeBayCall,
    async ({ trx, params, body, by, now }) => {
      const bay = Number(params.bay);
      const { version, names: name, technician } = body;
      const deed = await describeBay(trx, {
        ...{ bay, name, technician, version, by, now },
        centerId: params.center,
      });
      return deed.ok ? bayAnswer(params.center, bay, deed.value) : deed;
    },
    ofCenter,
  ),
];

interface HoursInput {
  readonly trx: AnyTransaction;
  readonly params: { readonly center: string };
  readonly by: StaffActor;
  readonly session: StaffSession;
  readonly now: Date;
}
interface HoursBody {
  readonly resolutions?: Resolving["resolutions"];
  readonly reason: Readonly<Record<Language, string>>;
}
interface HoursDeed {
  readonly centerId: string;
  readonly by: StaffActor;
  readonly now: Date;
  readonly resolutions: Resolutions;
}

/** Resolves what is affected and then changes the hours: all of it or nothing, since a refusal ends the transaction. */
async function changeHours<C extends string>(
  { trx, params, by, session, now }: HoursInput,
  { resolutions, reason }: HoursBody,
  change: (deed: HoursDeed) => Promise<Result<CapacityChanged, C>>,
) {
  const center = { centerId: params.center, by, now };
  const resolved = await resolveAppointments(trx, {
    ...center,
    resolutions,
    reason,
    grants: session.member.grants,
  });
  if (!resolved.ok) return resolved;
  const { audit, moved, canceled, toCall } = resolved.value;
  const changed = await change({ ...center, resolutions: resolved.value.resolutions });
  if (!changed.ok) return changed;
  const { id, version, changes } = changed.value;
  const note: AuditNote = {
    record: { type: "center", id: params.center, place: params.center },
    ...{ changes, reason: reason.en },
  };
  return { ...succeed({ id, version, moved, canceled, toCall }), audit: [note, ...audit] };
}

function closed<C extends string>(centerId: string, bay: number, deed: Result<CapacityChanged, C>) {
  if (!deed.ok) return deed;
  const affected = deed.value.affected.map(({ appointmentId }) => appointmentId);
  const { value, ...rest } = bayAnswer(centerId, bay, deed.value);
  return { ...rest, value: { ...value, affected } };
}

function bayAnswer(
  centerId: string,
  bay: number,
  {
    id,
    version,
    changes,
  }: { readonly id: string; readonly version: number; readonly changes: readonly FieldChange[] },
) {
  const record = { type: "bay", id: `${centerId}/${bay}`, place: centerId };
  return { ...succeed({ id, version }), audit: { record, changes } };
}
