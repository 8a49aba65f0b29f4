import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import { leadForStaff } from "#app/features/leads/staff-leads.server.ts";
import { ordersForStaff } from "#app/features/orders/orders-for-staff.server.ts";
import { type Grant, mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { customerRecord, isLeadAt, leadRecord, orderRecord, visitRecord } from "./search.server.ts";

interface Reader {
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
}

/** Records by their kinds and ids, in the order in which they are named; those that are gone or not theirs to see are left out. */
export async function recallRecords(names: readonly string[], { grants, language, now }: Reader) {
  const idsOf = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1));
  const [customers, visits, leads, orders] = await Promise.all([
    mayDo(grants, "customer.view") ? customersForStaff(idsOf("customer")) : undefined,
    mayDo(grants, "appointment.view") ? appointmentsById(idsOf("visit"), { language, now }) : [],
    mayDo(grants, "lead.view") ? Promise.all(idsOf("lead").map((id) => leadForStaff(id, language))) : [],
    mayDo(grants, "order.view") ? ordersForStaff(idsOf("order")) : [],
  ]);
  const leadNamed = leads.length === 0 ? new Map() : await leadNames(language);
  const leadPlaces = placesOf(grants, "lead.view");
  const ownOrders = orders.filter(({ centerId }) => mayDo(grants, "order.view", centerId));
  const buyers = await customersForStaff(ownOrders.map(({ customerId }) => customerId));
  const records = [
    ...[...(customers?.values() ?? [])].map((customer) => customerRecord(customer, language)),
    ...visits.filter(({ centerId }) => mayDo(grants, "appointment.view", centerId)).map(visitRecord),
    ...leads
      .filter((lead) => lead !== undefined && isLeadAt(lead, leadPlaces))
      .map((lead) => leadRecord(lead as NonNullable<typeof lead>, leadNamed)),
    ...ownOrders.map((order) => orderRecord(order, buyers.get(order.customerId)?.name[language], language)),
  ];
  const recordOf = new Map(records.map((record) => [`${record.kind}:${record.id}`, record]));
  return names.flatMap((name) => recordOf.get(name) ?? []);
}
