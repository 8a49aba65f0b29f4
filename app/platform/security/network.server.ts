import { isIP, isIPv4 } from "node:net";

/**
 * Whose request it is, for everything that is counted by address: the address of IPv4, also where it is written as IPv6
 * (`::ffff:192.0.2.1`), and the first 64 bits of IPv6, of which a caller has all addresses. One spelling; `unknown` of
 * what is no address.
 */
export function callerAt(address: string): string {
  const [bare = ""] = address.split("%");
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : "unknown";
  const [start = "", end] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const first = start === "" ? [] : start.split(":");
  const last = end === undefined || end === "" ? [] : end.split(":");
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  return mappedIPv4(groups) ?? groups.slice(0, 4).join(":");
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}

/** What a caller is counted under, and how many times the limit of one caller there is room for. */
export interface CountedNetwork {
  readonly key: string;
  readonly times: number;
}

/** A site has 65,536 networks of 64 bits; together they get as much as so many callers. */
const callersOfSite = 4;

/** The caller, and of IPv6 the 48 bits that a site is given as well: who has those is many callers at will. */
export function countedNetworks(caller: string): readonly CountedNetwork[] {
  const own = { key: caller, times: 1 };
  return caller.includes(":") ? [own, { key: `${networkOf(caller)}::/48`, times: callersOfSite }] : [own];
}

/**
 * The network of a caller: three of the four numbers of IPv4, the first 48 bits of IPv6. An attacker has many addresses
 * of one network, and a network names nobody.
 */
export function networkOf(caller: string): string {
  return caller
    .split(isIPv4(caller) ? "." : ":")
    .slice(0, 3)
    .join(isIPv4(caller) ? "." : ":");
}
