import { isIPv4 } from "node:net";

/**
 * The network of a caller's address: three of the four numbers of IPv4, the first 48 bits of IPv6 (of which the address of
 * a caller holds 64). An attacker has many addresses of one network, and a network names nobody.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.split(".").slice(0, 3).join(".");
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;
}
