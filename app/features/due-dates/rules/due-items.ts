/** What comes due for a customer (product/garage.md#due-dates): papers, warranties, and the service of a vehicle. */
export const dueKinds = [
  "driving-license",
  "vehicle-registration",
  "qid",
  "insurance",
  "passport",
  "trade-license",
  "warranty",
  "service",
] as const;
export type DueKind = (typeof dueKinds)[number];

export interface DueItem {
  /** The same for as long as the day is the same, also of a paper that was uploaded anew: a renewed one or the next service is another item. */
  readonly id: string;
  readonly kind: DueKind;
  /** The last good day, or the one on which it should be done: YYYY-MM-DD in the importer's zone. */
  readonly day: string;
  readonly vehicleId?: string | undefined;
  /** Of a warranty: what it covers. */
  readonly warrantyType?: string | undefined;
}

/** How long something overdue stays in sight: papers and services are still to be renewed, a warranty is simply over. */
const daysInSight = { paper: 365, service: 365, warranty: 30 } as const;
/** What lies further ahead is no matter of this year. */
const daysAhead = 365;
const soonDays = 60;

export type DueState = "overdue" | "soon" | "later";

/** Whole days until a day; negative after it. Both are days of one calendar, so no zone and no hour can shift them. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/** A last day is still good: overdue is what ended before today. */
export function dueState(day: string, today: string): DueState {
  const days = daysUntil(day, today);
  if (days < 0) return "overdue";
  return days <= soonDays ? "soon" : "later";
}

/** What is in sight today, in the order of its days: what is overdue stands first. */
export function timeline<I extends DueItem>(items: readonly I[], today: string): I[] {
  return items
    .filter(({ kind, day }) => {
      const days = daysUntil(day, today);
      const sight = kind === "warranty" || kind === "service" ? daysInSight[kind] : daysInSight.paper;
      return days <= daysAhead && days >= -sight;
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.id.localeCompare(other.id));
}

/** Of warranties that end on one day for one vehicle there is one item each; their ids differ by the type. */
export function itemId(kind: DueKind, of: string, day: string): string {
  return `${kind}:${of}:${day}`;
}
