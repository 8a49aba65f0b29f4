import type * as z from "zod/mini";
import {
  appointmentForStaff,
  cancelByStaff,
  rescheduleByStaff,
} from "#app/features/booking/staff-booking.server.ts";
import { lockCapacity, type Resolutions } from "#app/features/scheduling/staff-capacity.server.ts";
import { type Deed, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import { followAppointment } from "#app/features/workshop/workshop.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { resolution } from "../../calls/capacity-fields.ts";
import type { AuditNote } from "../answer-office.server.ts";
import { callersAt } from "./callers.server.ts";

type Requested = z.output<typeof resolution>;
type Change = Exclude<Requested, { readonly call: string }>;

export interface Resolving {
  readonly centerId: string;
  readonly resolutions: Readonly<Record<string, Requested>> | undefined;
  /** Why, for the customers, each in their language. */
  readonly reason: Readonly<Record<Language, string>>;
  readonly by: StaffActor;
  readonly grants: readonly Grant[];
  readonly now: Date;
}
export interface Resolved {
  /** As scheduling takes them. */
  readonly resolutions: Resolutions;
  readonly audit: readonly AuditNote[];
  readonly moved: number;
  readonly canceled: number;
  readonly toCall: number;
}
type BookingRefusal = (
  | Extract<Awaited<ReturnType<typeof rescheduleByStaff>>, { ok: false }>
  | Extract<Awaited<ReturnType<typeof cancelByStaff>>, { ok: false }>
)["code"];
export type ResolvingRefusal = BookingRefusal | "caller-not-here" | "not-allowed";

/**
 * Moves and cancels affected appointments by booking's deeds. The center is locked before, so that nobody books meanwhile; what
 * changes its hours comes after, in this transaction, and refuses where anything is left. A refusal names the `appointmentId`.
 */
export async function resolveAppointments(
  trx: AnyTransaction,
  resolving: Resolving,
): Promise<Result<Resolved, ResolvingRefusal>> {
  const { centerId, resolutions = {}, grants } = resolving;
  await lockCapacity(trx, centerId);
  const entries = Object.entries(resolutions);
  const needed = entries.map(
    ([, one]): Deed => ("cancel" in one ? "appointment.cancel" : "appointment.reschedule"),
  );
  if (!needed.every((deed) => mayDo(grants, deed, centerId))) return refuse("not-allowed");
  const calls = await callsOf(trx, resolving);
  if (!calls.ok) return calls;
  const audit: AuditNote[] = [];
  const changes: [string, Resolutions[string]][] = [];
  for (const [id, one] of entries) {
    if ("call" in one) continue;
    const changed = await changeAppointment(trx, resolving, id, one);
    if (!changed.ok) return refuse(changed.code, { ...changed.detail, appointmentId: id });
    audit.push(changed.value);
    changes.push([id, "move" in one ? { move: new Date(one.move) } : { cancel: true }]);
  }
  const canceled = entries.filter(([, one]) => "cancel" in one).length;
  return succeed({
    resolutions: Object.fromEntries([...changes, ...calls.value]),
    audit,
    ...{ moved: changes.length - canceled, canceled, toCall: calls.value.length },
  });
}

/** Who is to call, by name: only who looks after appointments of this center. */
async function callsOf(trx: AnyTransaction, { centerId, resolutions = {} }: Resolving) {
  const wanted = Object.entries(resolutions).flatMap(([id, one]) =>
    "call" in one ? [[id, one.call] as const] : [],
  );
  if (wanted.length === 0) return succeed([]);
  const callers = new Map((await callersAt(centerId, trx)).map(({ id, name }) => [id, name]));
  const calls: [string, { readonly call: StaffActor }][] = [];
  for (const [id, staffId] of wanted) {
    const name = callers.get(staffId);
    if (name === undefined) return refuse("caller-not-here", { appointmentId: id });
    calls.push([id, { call: { staffId, name } }]);
  }
  return succeed(calls);
}

/** One move or cancellation, with the reason in the customer's language. */
async function changeAppointment(
  trx: AnyTransaction,
  { centerId, reason: reasons, by, now }: Resolving,
  appointmentId: string,
  change: Change,
): Promise<Result<AuditNote, BookingRefusal>> {
  const found = await appointmentForStaff(appointmentId, "en", now, trx);
  // What stands elsewhere is no matter of this center, nor of the right to change it.
  if (found?.centerId !== centerId) return refuse("appointment-not-found");
  const reason = reasons[found.language === "ar" ? "ar" : "en"];
  const request = { by, appointmentId, version: change.version, reason, now };
  const deed =
    "move" in change
      ? await rescheduleByStaff(trx, { ...request, startsAt: new Date(change.move) })
      : await cancelByStaff(trx, request);
  if (!deed.ok) return deed;
  const { code, changes } = deed.value;
  await followAppointment(trx, { appointmentId, code, now });
  return succeed({
    record: { type: "appointment", id: appointmentId, place: centerId },
    ...{ changes, reason, personId: found.customerId },
  });
}
