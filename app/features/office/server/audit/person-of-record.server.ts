import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { customerOfAppointment } from "#app/features/booking/staff-booking.server.ts";
import { whereaboutsOfRequest } from "#app/features/campaigns/campaigns.server.ts";
import { customerOfDocument } from "#app/features/documents/documents.server.ts";
import { linkForStaff } from "#app/features/garage/garage.server.ts";
import { customerOfLead } from "#app/features/leads/staff-leads.server.ts";
import { customerOfOrder } from "#app/features/orders/orders-for-staff.server.ts";
import { callTask } from "#app/features/scheduling/staff-capacity.server.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { personOfLead } from "../answer-office.server.ts";

type ReadPerson = (id: string, trx?: AnyTransaction) => Promise<string | undefined>;

/** Records of customers by what the audit calls them, each with whose it is. */
const personOf: Readonly<Record<string, ReadPerson>> = {
  appointment: customerOfAppointment,
  "call-task": async (id, trx) => {
    const task = await callTask(id, trx);
    return task && customerOfAppointment(task.appointmentId, trx);
  },
  "campaign-request": async (id) => (await whereaboutsOfRequest(id))?.customerId,
  "car-link": async (id, trx) => (await linkForStaff(id, trx))?.customerId,
  customer: async (id, trx) => (await customersForStaff([id], trx)).get(id)?.id,
  document: customerOfDocument,
  lead: async (id, trx) => {
    const customerId = await customerOfLead(id, trx);
    return customerId === undefined ? undefined : personOfLead({ id, customerId });
  },
  order: customerOfOrder,
};

/** Whose a record is, as the audit names them; undefined where it is no customer's, or not there. */
export async function personOfRecord(
  { type, id }: { readonly type: string; readonly id: string },
  trx?: AnyTransaction,
): Promise<string | undefined> {
  return ownValue(personOf, type)?.(id, trx);
}

export function isOfCustomer(type: string): boolean {
  return ownValue(personOf, type) !== undefined;
}
