import { useSyncExternalStore } from "react";
import {
  parseSavedSearches,
  type SavedSearch,
  savedSearchesText,
  withoutSaved,
  withSaved,
} from "../../rules/storage/saved-searches.ts";

const key = "marsa.stock-searches";
/** Notified within this page; other pages of the browser notify by `storage`. */
const change = "marsa-stock-searches";

/** The searches stored in this browser; nothing of them leaves it. Empty on the server, and where storage is blocked. */
export function useSavedSearches() {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  return {
    searches: parseSavedSearches(text),
    save: (search: SavedSearch) => store(withSaved(parseSavedSearches(stored()), search)),
    remove: (address: string) => store(withoutSaved(parseSavedSearches(stored()), address)),
  };
}

function subscribe(listen: () => void): () => void {
  for (const event of [change, "storage"]) addEventListener(event, listen);
  return () => {
    for (const event of [change, "storage"]) removeEventListener(event, listen);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be stored: a browser may forbid it. */
function store(searches: readonly SavedSearch[]): boolean {
  try {
    localStorage.setItem(key, savedSearchesText(searches));
    dispatchEvent(new Event(change));
    return true;
  } catch {
    return false;
  }
}
