import { recordKinds } from "../../calls/people-calls.ts";

const mostRecent = 8;
/** Addresses of records, and what they are. */
const screens = [
  ["people", "customer"],
  ["service", "visit"],
  ["leads", "lead"],
  ["orders", "order"],
] as const;

/** A record that an address shows, as `customer:…`; undefined for other addresses. */
export function recordAt(pathname: string): string | undefined {
  const [, screen, id, ...rest] = pathname.split("/");
  const kind = screens.find(([name]) => name === screen)?.[1];
  if (kind === undefined || !id || rest.length > 0) return undefined;
  return `${kind}:${decodeURIComponent(id)}`;
}

/** Of each member of staff their own: a browser may be shared. It has ids and no names. */
function storageKey(memberId: string): string {
  return `office:recent:${memberId}`;
}

/** The records that were open in this browser, the last one first. */
export function recentRecords(memberId: string): string[] {
  const stored = (localStorage.getItem(storageKey(memberId)) ?? "").split(",");
  return stored.filter((name) => recordKinds.some((kind) => name.startsWith(`${kind}:`)));
}

export function rememberRecord(memberId: string, record: string): void {
  const others = recentRecords(memberId).filter((one) => one !== record);
  localStorage.setItem(storageKey(memberId), [record, ...others].slice(0, mostRecent).join(","));
}
