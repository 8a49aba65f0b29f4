import { useSyncExternalStore } from "react";

/** The car that this browser's visitor chose for the shop. */
export interface StoredCar {
  readonly key: string;
  /** Of the customer's own vehicle, at the image host. */
  readonly image?: string;
}

const place = "marsa.parts-car";
/** Raised when the shape changes: an older entry is dropped. */
const version = 1;

const listeners = new Set<() => void>();
let car: StoredCar | null | undefined;

function notify() {
  for (const listener of listeners) listener();
}

/** Another tab chose a car. */
function onStorage({ key }: StorageEvent) {
  if (key !== place && key !== null) return;
  car = undefined;
  notify();
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    car = undefined;
    addEventListener("storage", onStorage);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

export function readStoredCar(): StoredCar | null {
  if (car === undefined) car = parseStoredCar(storedText());
  return car;
}

/** Stores the car for all tabs; null removes it. */
export function storeCar(next: StoredCar | null): void {
  car = next;
  try {
    if (next === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ version, ...next }));
  } catch {
    // Private windows and full stores refuse: the car holds for this page.
  }
  notify();
}

/** The stored car, as it changes in any tab; null on the server and while the page comes alive. */
export function useStoredCar(): StoredCar | null {
  return useSyncExternalStore(subscribe, readStoredCar, () => null);
}

/** What the store holds, where it is of this version and makes sense. */
export function parseStoredCar(text: string | null): StoredCar | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as { version?: unknown; key?: unknown; image?: unknown } | null;
    if (stored?.version !== version || typeof stored.key !== "string" || stored.key === "") return null;
    return { key: stored.key, ...(typeof stored.image === "string" && { image: stored.image }) };
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
