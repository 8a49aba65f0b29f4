import type { Deed } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import type { queueKinds } from "../../calls/queue-calls.ts";

export interface QueueItem {
  readonly kind: (typeof queueKinds)[number];
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly place: string | null;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly to: string;
  /** The person whose data it shows, as the audit names them; null: nobody's. */
  readonly whose: string | null;
}
export interface QueueQuery {
  readonly staffId: string;
  readonly places: readonly string[];
  readonly language: Language;
  readonly now: Date;
}
/** The first lines of a list, and how many it has of each kind. */
export interface Waiting {
  readonly items: readonly QueueItem[];
  readonly counts: Partial<Record<QueueItem["kind"], number>>;
}
/** A feature's own list of what waits, for who may do something about it. */
export interface QueueSource {
  readonly deed: Deed;
  readonly read: (query: QueueQuery) => Promise<Waiting>;
}
