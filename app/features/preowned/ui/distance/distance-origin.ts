import { useSyncExternalStore } from "react";
import { locateVisitor } from "#app/ui/map/locate-visitor.ts";
import {
  type DistanceOrigin,
  distanceOriginText,
  parseDistanceOrigin,
} from "../../rules/storage/distance-origin.ts";

/** From where distances to cars are counted. It stays in this browser: no server learns of it. */
const place = "marsa.near";
const listeners = new Set<() => void>();
/** As last read or chosen, with what the browser stores since: what it refuses to store holds for this page. */
let latest: { readonly text: string | null; readonly origin: DistanceOrigin | null } | undefined;

/** Null where nothing was chosen. On the server and while the page comes alive nothing is known. */
export function useDistanceOrigin(): DistanceOrigin | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Counts from another point, or from none. */
export function setDistanceOrigin(next: DistanceOrigin | null): void {
  try {
    if (next === null) localStorage.removeItem(place);
    else localStorage.setItem(place, distanceOriginText(next));
  } catch {
    // Private windows and full stores refuse.
  }
  latest = { text: storedText(), origin: next };
  for (const listener of listeners) listener();
}

/** Counts from where the browser is; false where the visitor or the browser refuses. */
export async function setOriginToPosition(): Promise<boolean> {
  const position = await locateVisitor();
  if (position) setDistanceOrigin({ from: "here", ...position });
  return position !== null;
}

/** Another tab may choose, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function read(): DistanceOrigin | null {
  const text = storedText();
  if (latest?.text !== text) latest = { text, origin: parseDistanceOrigin(text) };
  return latest.origin;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
