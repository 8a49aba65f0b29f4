/** The names by which a machine calls itself. */
const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address that a login may return to, or undefined: an address of this site (a bare path counts as one) or one
 * below a prefix of the allow-list. Our own `code` and `state` are taken off, so that nobody can plant them.
 */
export function acceptedReturnAddress(
  requested: string | undefined,
  site: { readonly origin: string; readonly allowed: readonly string[] },
): string | undefined {
  if (requested === undefined || requested.length > 2000 || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(requested))
    return undefined;
  const url = URL.parse(requested, site.origin);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  if (!isSameSite(url, new URL(site.origin)) && !site.allowed.some((prefix) => isBelow(url, prefix)))
    return undefined;
  for (const name of ["code", "state", "error"]) url.searchParams.delete(name);
  return url.href;
}

/** The return address with what the login brings back. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** Cookies belong to one name: a developer who came by another name of the machine goes on by the site's own. */
export function twinOfOwnSite(address: string, origin: string): string | undefined {
  const [{ port, hostname, pathname, search }, own] = [new URL(address), new URL(origin)];
  const isSameSite = port === own.port && loopback.has(hostname) && loopback.has(own.hostname);
  return isSameSite && hostname !== own.hostname ? `${own.origin}${pathname}${search}` : undefined;
}

/** A machine's own names are one site: a developer may open either. */
function isSameSite(url: URL, own: URL): boolean {
  if (url.origin === own.origin) return true;
  const sameOrigin = url.protocol === own.protocol && url.port === own.port;
  return sameOrigin && loopback.has(url.hostname) && loopback.has(own.hostname);
}

function isBelow(url: URL, prefix: string): boolean {
  const allowed = new URL(prefix);
  const path = allowed.pathname.replace(/\/$/, "");
  return url.origin === allowed.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`));
}
