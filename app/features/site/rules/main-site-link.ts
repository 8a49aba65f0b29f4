/**
 * Whether a link leads to the company's main site: only that host, not one beside or below it
 * (product/behavior.md#link-popup).
 */
export function isMainSiteLink(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host.toLowerCase();
}

/** The whole seconds that are left of a time in milliseconds, as a countdown says them. */
export function secondsIn(ms: number): number {
  return Math.ceil(Math.max(ms, 0) / 1_000);
}
