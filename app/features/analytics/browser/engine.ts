import { setAnalyticsId } from "#app/platform/analytics-id.ts";
import type { AnalyticsSettings } from "../rules/analytics-settings.ts";
import { handOverTo } from "../track.ts";
import { type DataLayer, DataLayerDelivery, type Delivery } from "./data-layer-delivery.ts";
import { loadTagScript, readEcid, removeTagCookies } from "./tag-script.ts";
import { watchPage } from "./watch-page.ts";

let delivery: DataLayerDelivery | undefined;
let stopWatching: (() => void) | undefined;
let tagScript: Promise<void> | undefined;

/** Begins to send, with the visitor's consent: the tag script first, then what has waited, then whatever comes. */
export async function startSending(settings: AnalyticsSettings): Promise<void> {
  if (stopWatching !== undefined) return;
  const host = window as unknown as Record<string, DataLayer | undefined>;
  delivery ??= new DataLayerDelivery({
    dataLayer: () => host[settings.dataLayer],
    after: (ms, work) => setTimeout(work, ms),
    alreadySent: markedInSession,
  });
  stopWatching = watchPage(settings.linkNames);
  if (settings.script === undefined) host[settings.dataLayer] ??= [];
  else {
    tagScript ??= loadTagScript(settings.script);
    await tagScript;
  }
  // Withdrawn while the script was loading.
  if (stopWatching === undefined) return;
  handOverTo((event) => delivery?.send(event));
  if (settings.script !== undefined) setAnalyticsId(await readEcid());
}

/** Stops after a withdrawal. What the tag script left is removed; the script itself goes with a fresh page. */
export function stopSending({ cookies }: AnalyticsSettings): void {
  if (stopWatching === undefined) return;
  stopWatching();
  stopWatching = undefined;
  setAnalyticsId(undefined);
  removeTagCookies(cookies);
  if (tagScript !== undefined) location.reload();
}

/** What became of the latest events, for the developer overlay. */
export function deliveries(): readonly Delivery[] {
  return delivery?.deliveries ?? [];
}

function markedInSession(name: string): boolean {
  const key = `marsa.sent.${name}`;
  try {
    if (sessionStorage.getItem(key) !== null) return true;
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage once a session becomes once an event; that is still true of the page.
  }
  return false;
}
