import type { CustomerBrief } from "#app/features/account/staff-customers.server.ts";

/** A customer as a line of a list shows them. */
export function briefOf(customer: CustomerBrief | null | undefined) {
  if (customer === null || customer === undefined) return null;
  const { id, name, email, phone, isPhoneConfirmed, closedAt } = customer;
  return { id, name, email, phone, isPhoneConfirmed, isClosed: closedAt !== null };
}
