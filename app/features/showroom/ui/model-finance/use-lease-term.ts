import { type LeaseMonths, readLeaseTerm } from "#app/features/finance/rules/lease.ts";
import { useInAddress } from "./use-in-address.ts";

const leaseTerm = {
  read: readLeaseTerm,
  write(query: URLSearchParams, months: LeaseMonths | undefined) {
    if (months === undefined) query.delete("lease");
    else query.set("lease", String(months));
  },
};

/** Lease-to-own and its term, or finance. */
export function useLeaseTerm() {
  return useInAddress<LeaseMonths | undefined>(leaseTerm, "choice");
}
