import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { OnceElsewhere } from "#app/platform/api/api-server.server.ts";
import { mayChange } from "../../rules/appointments/change-limit.ts";
import { roomToMove } from "../../rules/appointments/vehicle-room.ts";
import type { BookedAppointment } from "../appointments/book-appointment.server.ts";
import type {
  AppointmentChange,
  ChangedAppointment,
  ChangeRefusal,
} from "../appointments/change-appointment.server.ts";
import type { CanceledAppointment, RescheduleRefusal } from "../backend/scheduling.server.ts";
import { type Assignment, assignResource, promiseOf, write } from "./assign-resource.server.ts";
import { assignedTo, bookedOf, fieldsOf, scheduleOf } from "./book-in-salesforce.server.ts";
import { accountOf, type Desk, type PlannedVisit, planVisit } from "./plan-visit.server.ts";
import {
  appointmentOf,
  extendedFields,
  recordOfAccount,
  recordsOfVehicle,
  type SchedulerRecord,
  statusOf,
  writeKey,
} from "./scheduler-records.server.ts";

/**
 * Moves an appointment in Salesforce, or changes what is done; the record keeps the key of the request that changed it
 * last, so a repetition finds its own work. Refuses as a change of ours does. That nobody changed the record meanwhile is
 * looked up and not enforced: the Connect API knows no condition.
 */
export async function changeInSalesforce(
  desk: Desk,
  { idempotencyKey }: OnceElsewhere,
  request: AppointmentChange,
): Promise<Result<BookedAppointment, RescheduleRefusal>> {
  const key = writeKey(request.customerId, idempotencyKey);
  const existing = await changeableRecord(desk, request, key);
  if (!existing.ok) return existing;
  const { record, isDone } = existing.value;
  if (isDone) return succeed(bookedOf(record));
  const slotRequest = { ...request, vehicleId: record.Marsa_Vehicle_Id__c };
  const planned = await planVisit(desk, { ...slotRequest, centerIds: [request.centerId] });
  if (!planned.ok) return planned;
  const promise = promiseOf(planned.value, slotRequest);
  if (promise === "forged") return refuse("promise-invalid");
  const others = await recordsOfVehicle(desk.send, slotRequest.vehicleId);
  const besides = others.filter(({ Id }) => Id !== record.Id).map(appointmentOf);
  const room = roomToMove(besides, request);
  if (!room.ok) return room;
  const confirms = record.code === "CREA" && planned.value.centers[0]?.confirmsAtOnce;
  const fields = {
    Status: confirms ? statusOf.CNF : undefined,
    Marsa_Change_Key__c: key,
    ...fieldsOf(planned.value, request),
  };
  const stays = isWhereItWas(record, planned.value, request);
  const assignment: Assignment = {
    written: () => recordOfChange(desk, request, key),
    request: (resourceId) => ({
      method: "PATCH",
      body: {
        serviceAppointmentId: record.Id,
        serviceAppointment: {
          ...(!stays && scheduleOf(planned.value, request)),
          extendedFields: extendedFields(fields),
        },
        // "If you don't pass any of the assigned resources, the API assumes there's no change."
        ...(!stays && assignedTo(desk, resourceId)),
      },
    }),
  };
  const changed = stays
    ? await write(desk, assignment, "")
    : await assignResource(desk, planned.value, request, assignment);
  return changed.ok ? succeed({ ...bookedOf(changed.value), requoted: promise === "expired" }) : changed;
}

/**
 * Cancels an appointment in Salesforce (Scheduler Developer Guide, "Update Service Appointments": the status as an extended
 * field). Refuses as a cancellation of ours does.
 */
export async function cancelInSalesforce(
  desk: Desk,
  { idempotencyKey }: OnceElsewhere,
  which: ChangedAppointment,
): Promise<Result<CanceledAppointment, ChangeRefusal>> {
  const key = writeKey(which.customerId, idempotencyKey);
  const existing = await changeableRecord(desk, which, key);
  if (!existing.ok) return existing;
  const { record, isDone } = existing.value;
  if (isDone) return succeed(canceledOf(record));
  const fields = extendedFields({ Status: statusOf.CANC, Marsa_Change_Key__c: key });
  const body = { serviceAppointmentId: record.Id, serviceAppointment: { extendedFields: fields } };
  const canceled = await write(
    desk,
    { written: () => recordOfChange(desk, which, key), request: () => ({ method: "PATCH", body }) },
    "",
  );
  return canceled.ok ? succeed(canceledOf(canceled.value)) : refuse("appointment-changed");
}

function canceledOf(record: SchedulerRecord): CanceledAppointment {
  const { id, reference, code } = bookedOf(record);
  return { id, reference, code, startsAt: record.SchedStartTime, endsAt: record.SchedEndTime };
}

/** The customer's appointment, if they may change it now; or as this very request has changed it already. */
async function changeableRecord(
  { send }: Desk,
  { customerId, appointmentId, version, code, now }: ChangedAppointment,
  key: string,
): Promise<Result<{ record: SchedulerRecord; isDone: boolean }, ChangeRefusal>> {
  const record = await recordOfAccount(send, await accountOf(customerId), appointmentId);
  if (record === undefined) return refuse("appointment-not-found");
  if (record.Marsa_Change_Key__c === key) return succeed({ record, isDone: true });
  if ((version ?? record.version) !== record.version || (code ?? record.code) !== record.code)
    return refuse("appointment-changed");
  if (!mayChange(record.code, record.SchedStartTime, now)) return refuse("too-late-to-change");
  return succeed({ record, isDone: false });
}

async function recordOfChange(
  { send }: Desk,
  { customerId, appointmentId }: ChangedAppointment,
  key: string,
): Promise<SchedulerRecord | undefined> {
  const record = await recordOfAccount(send, await accountOf(customerId), appointmentId);
  return record?.Marsa_Change_Key__c === key ? record : undefined;
}

function isWhereItWas(
  record: SchedulerRecord,
  { workTypeId, territories }: PlannedVisit,
  { startsAt, endsAt }: AppointmentChange,
): boolean {
  return (
    record.WorkTypeId === workTypeId &&
    territories.has(record.ServiceTerritoryId) &&
    record.SchedStartTime.getTime() === startsAt.getTime() &&
    record.SchedEndTime.getTime() === endsAt.getTime()
  );
}
