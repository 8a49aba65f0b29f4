import { useSyncExternalStore } from "react";
import {
  parseSavedSearches,
  type SavedSearch,
  savedSearchesText,
  withoutSaved,
  withSaved,
} from "../../rules/storage/saved-searches.ts";

const key = "marsa.stock-searches";
/** Told within this page; other pages of the browser tell it by `storage`. */
const change = "marsa-stock-searches";

/** The searches that this browser keeps; nothing of them leaves it. Empty on the server, and where nothing may be kept. */
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

/** Whether it could be kept: a browser may forbid it. */
function store(searches: readonly SavedSearch[]): boolean {
  try {
    localStorage.setItem(key, savedSearchesText(searches));
    dispatchEvent(new Event(change));
    return true;
  } catch {
    return false;
  }
}
