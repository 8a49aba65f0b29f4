import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";

interface Addresses {
  readonly default: string;
  readonly kinds: Partial<Readonly<Record<LeadKind, string>>>;
}
export interface LeadAddresses extends Addresses {
  readonly locations: Readonly<Record<string, Addresses>>;
}

/** Where a lead is mailed to: the location that was chosen goes before the general addresses, a kind before the default. */
export function addressOfLead(
  { locations, ...general }: LeadAddresses,
  { kind, location }: { readonly kind: LeadKind; readonly location: string | null },
): string {
  const { kinds, default: otherwise } =
    (location === null ? undefined : ownValue(locations, location)) ?? general;
  return kinds[kind] ?? otherwise;
}
