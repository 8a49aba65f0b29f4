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
let stored: DistanceOrigin | null | undefined;

/** Null where nothing was chosen. On the server and while the page comes alive nothing is known. */
export function useDistanceOrigin(): DistanceOrigin | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Counts from another point, or from none. */
export function setDistanceOrigin(next: DistanceOrigin | null): void {
  stored = next;
  try {
    if (next === null) localStorage.removeItem(place);
    else localStorage.setItem(place, distanceOriginText(next));
  } catch {
    // Private windows and full stores refuse; then it holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Counts from where the browser is; false where the visitor or the browser refuses. */
export async function setOriginToPosition(): Promise<boolean> {
  const position = await locateVisitor();
  if (position) setDistanceOrigin({ from: "here", ...position });
  return position !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): DistanceOrigin | null {
  if (stored === undefined) {
    try {
      stored = parseDistanceOrigin(localStorage.getItem(place));
    } catch {
      stored = null;
    }
  }
  return stored;
}
