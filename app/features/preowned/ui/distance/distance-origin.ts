import { useSyncExternalStore } from "react";
import { locateVisitor } from "#app/ui/map/locate-visitor.ts";
import { type Near, nearText, readNear } from "../../rules/storage/distance-origin.ts";

/** From where distances to cars are counted. It stays in this browser: no server learns of it. */
const place = "marsa.near";
const listeners = new Set<() => void>();
let known: Near | null | undefined;

/** Null where nothing was chosen. On the server and while the page comes alive nothing is known. */
export function useNear(): Near | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Counts from another point, or from none. */
export function setNear(next: Near | null): void {
  known = next;
  try {
    if (next === null) localStorage.removeItem(place);
    else localStorage.setItem(place, nearText(next));
  } catch {
    // Private windows and full stores refuse; then it holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Counts from where the browser is; false where the visitor or the browser refuses. */
export async function setNearHere(): Promise<boolean> {
  const position = await locateVisitor();
  if (position) setNear({ from: "here", ...position });
  return position !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Near | null {
  if (known === undefined) {
    try {
      known = readNear(localStorage.getItem(place));
    } catch {
      known = null;
    }
  }
  return known;
}
