import { onDatabaseClosed } from "#app/platform/database.server.ts";

const lookMs = 10 * 60_000;
const mostLooks = 50_000;

interface Look {
  readonly at: number;
  /** Fails where its entry was not written: then it was no look. */
  readonly written: Promise<unknown>;
}
const looks = new Map<string, Look>();
onDatabaseClosed(() => looks.clear());

/**
 * Writes down whose data a screen shows, once in ten minutes, as this process remembers: sections of a screen are read one by one,
 * and again with every change, and that is one look. `write` gets whom the entries of the last minutes do not name; nothing is
 * shown before what names them is stored, and where that fails this fails.
 */
export async function lookOnce(
  screen: string,
  people: readonly string[],
  { now, write }: { readonly now: Date; readonly write: (unseen: readonly string[]) => Promise<unknown> },
): Promise<void> {
  const keyOf = (person: string) => `${screen} ${person}`;
  const isSeen = (person: string) => now.getTime() - (looks.get(keyOf(person))?.at ?? 0) < lookMs;
  const waitsFor = people.filter(isSeen).map((person) => looks.get(keyOf(person))?.written);
  const unseen = people.filter((person) => !isSeen(person));
  if (unseen.length > 0) {
    const written = write(unseen);
    const look = { at: now.getTime(), written };
    for (const person of unseen) {
      looks.delete(keyOf(person));
      looks.set(keyOf(person), look);
    }
    written.catch(() => {
      for (const person of unseen) if (looks.get(keyOf(person)) === look) looks.delete(keyOf(person));
    });
    forgetOldest();
    waitsFor.push(written);
  }
  await Promise.all(waitsFor);
}

/** What is forgotten is written down once more. */
function forgetOldest(): void {
  for (const oldest of looks.keys()) {
    if (looks.size <= mostLooks) break;
    looks.delete(oldest);
  }
}
