import type { Language } from "#app/i18n/language.ts";
import type { Activity } from "../activity-calls.ts";

interface Reader {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}
interface ActivitySource {
  /** A customer's activities of a kind, in no order. */
  list(reader: Reader): Promise<Activity[]>;
  /** One of them; undefined for someone else's, as for one that nobody has. */
  show(reader: Reader, id: string): Promise<Activity | undefined>;
}
const sources: ActivitySource[] = [];

/** Adds activities of a feature that booking knows nothing of. */
export function addToActivities(source: ActivitySource): void {
  sources.push(source);
}

export async function otherActivities(reader: Reader): Promise<Activity[]> {
  return (await Promise.all(sources.map((source) => source.list(reader)))).flat();
}

export async function otherActivity(reader: Reader, id: string): Promise<Activity | undefined> {
  for (const source of sources) {
    const found = await source.show(reader, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
