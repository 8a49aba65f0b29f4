import { useSyncExternalStore } from "react";
import { maxCompared } from "#app/lib/comparison.ts";
import { parseStoredNumbers, storedNumbersText } from "../../rules/storage/stored-numbers.ts";
import { maxViewed } from "../../rules/storage/viewed-cars.ts";

/** Numbers of cars that this browser keeps, for all its tabs. No account and no server knows of them. */
interface StoredNumbers {
  readonly read: () => readonly string[];
  readonly write: (numbers: readonly string[]) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

function numbersStoredAt(place: string, most: number): StoredNumbers {
  const listeners = new Set<() => void>();
  /** As last read or written, with what the browser stores since: what it refuses to store holds for this page. */
  let latest: { readonly text: string | null; readonly numbers: readonly string[] } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === place || key === null) notify();
  };
  return {
    read() {
      const text = textAt(place);
      if (latest?.text !== text) latest = { text, numbers: parseStoredNumbers(text, most) };
      return latest.numbers;
    },
    write(numbers) {
      storeText(place, numbers.length === 0 ? null : storedNumbersText(numbers));
      latest = { text: textAt(place), numbers };
      notify();
    },
    subscribe(onChange) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}

/** The cars that are compared, and those that were looked at, the latest first. */
export const comparedNumbers = numbersStoredAt("marsa.compared", maxCompared);
export const viewedNumbers = numbersStoredAt("marsa.seen", maxViewed);

const none: readonly string[] = [];

/** What a browser keeps, as it changes; nothing on the server and while the page comes alive. */
export function useStoredNumbers({ subscribe, read }: StoredNumbers): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

function textAt(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the list holds for this page. */
function storeText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Private windows and full stores refuse.
  }
}
