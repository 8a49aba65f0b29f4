/** Visits are stored as long as their appointments: so many months (product/privacy.md#retention). */
export const storedMonths = 24;
/** Those of a deleted account whose car was in the workshop, for so long. */
export const orphanDays = 30;
/** Stands in the place of a customer whose account is deleted. No customer has this id. */
export const erasedCustomer = "deleted";

/** The moments before which a visit has to have begun to be deleted: its customer's, or one without a customer. */
export function forgottenBefore(now: Date): { readonly ofCustomers: Date; readonly orphans: Date } {
  const ofCustomers = new Date(now);
  ofCustomers.setUTCMonth(ofCustomers.getUTCMonth() - storedMonths);
  const orphans = new Date(now);
  orphans.setUTCDate(orphans.getUTCDate() - orphanDays);
  return { ofCustomers, orphans };
}
