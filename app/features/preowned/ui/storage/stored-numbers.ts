import { useSyncExternalStore } from "react";
import { keptNumbersText, readKeptNumbers } from "../../rules/storage/stored-numbers.ts";
import { mostSeen } from "../../rules/storage/viewed-cars.ts";
import { mostCompared } from "../../stock-terms.ts";

/** Numbers of cars that this browser keeps, for all its tabs. No account and no server knows of them. */
interface KeptNumbers {
  readonly read: () => readonly string[];
  readonly write: (numbers: readonly string[]) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

function keptAt(place: string, most: number): KeptNumbers {
  const listeners = new Set<() => void>();
  let numbers: readonly string[] | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== place && key !== null) return;
    numbers = undefined;
    tell();
  };
  return {
    read() {
      numbers ??= readKeptNumbers(textAt(place), most);
      return numbers;
    },
    write(next) {
      numbers = next;
      keepText(place, next.length === 0 ? null : keptNumbersText(next));
      tell();
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
export const comparedHere = keptAt("marsa.compared", mostCompared);
export const seenHere = keptAt("marsa.seen", mostSeen);

const none: readonly string[] = [];

/** What a browser keeps, as it changes; nothing on the server and while the page comes alive. */
export function useKeptNumbers({ subscribe, read }: KeptNumbers): readonly string[] {
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
function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Private windows and full stores refuse.
  }
}
