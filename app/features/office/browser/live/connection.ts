import { useSyncExternalStore } from "react";

/** Since when what the screen shows may be out of date, and why. */
export interface LostConnection {
  readonly why: "offline" | "not-live";
  /** An instant. */
  readonly since: string;
}

let offlineSince: string | undefined;
let lostSince: string | undefined;
let shown: LostConnection | undefined;
const listeners = new Set<() => void>();

function update(): void {
  const since = offlineSince ?? lostSince;
  shown =
    since === undefined ? undefined : { why: offlineSince === undefined ? "not-live" : "offline", since };
  for (const listener of listeners) listener();
}

/** Notes that changes are followed no longer since an instant; none: that they are followed. */
export function noteStream(lost: string | undefined): void {
  lostSince = lost;
  update();
}

function readOnline(): void {
  offlineSince = navigator.onLine ? undefined : (offlineSince ?? lostSince ?? new Date().toISOString());
  update();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("online", readOnline);
    addEventListener("offline", readOnline);
  }
  listeners.add(listener);
  readOnline();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("online", readOnline);
    removeEventListener("offline", readOnline);
  };
}

/** Undefined while changes reach the screen as they happen. */
export function useLostConnection(): LostConnection | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
