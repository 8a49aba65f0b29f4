/** Adobe's Web SDK, where the tag script brings it. */
type Alloy = (command: "getIdentity", options: { namespaces: readonly ["ECID"] }) => Promise<unknown>;

/** Loads the tag script and settles when it has run or failed; a failed one leaves no data layer, and events go. */
export function loadTagScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** The visitor's ecid as the tag script knows it; undefined where it knows none. */
export async function readEcid(): Promise<string | undefined> {
  const { alloy } = window as { alloy?: Alloy };
  try {
    const said = (await alloy?.("getIdentity", { namespaces: ["ECID"] })) as
      | { identity?: { ECID?: unknown } }
      | undefined;
    const ecid = said?.identity?.ECID;
    return typeof ecid === "string" && /^\d{1,38}$/.test(ecid) ? ecid : undefined;
  } catch {
    return undefined;
  }
}

/** Removes what the tag script left in this browser, on this host and its parents. */
export function removeTagCookies(prefixes: readonly string[]): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const name of names.filter((one) => prefixes.some((prefix) => one.startsWith(prefix))))
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
}
