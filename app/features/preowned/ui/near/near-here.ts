import { useSyncExternalStore } from "react";
import { type Near, nearText, readNear } from "../../rules/kept/near.ts";

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

/** Asks the browser where it is; false where the visitor or the browser refuses. */
export function findHere(): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setNear({ from: "here", latitude, longitude });
        resolve(true);
      },
      () => resolve(false),
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 10 * 60_000 },
    );
  });
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
