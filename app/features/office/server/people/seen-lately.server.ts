import { onDatabaseClosed } from "#app/platform/database.server.ts";

const seenForMs = 10 * 60_000;
const mostSeen = 5000;
const seen = new Map<string, number>();
onDatabaseClosed(() => seen.clear());

/**
 * Whether a session has seen this person in the last minutes, as this process remembers. The sections of a screen are read one
 * by one, and again with every change: that is one view of a person, and one entry of the audit.
 */
export function hasSeenLately(sessionId: string, personId: string, now: Date): boolean {
  const key = `${sessionId} ${personId}`;
  const before = seen.get(key);
  if (before !== undefined && now.getTime() - before < seenForMs) return true;
  seen.delete(key);
  seen.set(key, now.getTime());
  // The oldest comes first: what is dropped is written down once more.
  for (const oldest of seen.keys()) {
    if (seen.size <= mostSeen) break;
    seen.delete(oldest);
  }
  return false;
}
