import type { Utm } from "../calls.ts";

const marks = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const longestMark = 200;

/** `utm_*` of an address. */
export function utmOf(address: string): Utm {
  const query = new URL(address, "http://any").searchParams;
  const found: Record<string, string> = {};
  for (const mark of marks) {
    const value = query.get(mark);
    if (value !== null && value !== "") found[mark] = value.slice(0, longestMark);
  }
  return found;
}

/**
 * The address with which this visit began. The browser itself remembers it for the life of the page, so nothing has to be
 * stored: the marks of an advertisement survive every step through the site, and nothing else does.
 */
export function firstAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}
