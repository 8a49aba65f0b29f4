import type { OrderState } from "#app/features/orders/order-calls.ts";
import type { Fulfilment } from "#app/features/orders/rules/order/fulfilment.ts";
import type { StaffDeed } from "#app/features/orders/rules/order/staff-deeds.ts";
import { dayAfter, dayBefore } from "./order-days.ts";
import type { YearPerson } from "./people.ts";
import type { RandomSource } from "./random-source.ts";

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** A part that stands at a counter, as it is sold. */
export interface ShelvedPart {
  readonly number: string;
  readonly center: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly picture: string | null;
  readonly returns: string;
  readonly price: number;
  /** Pieces that may still be ordered. */
  left: number;
}

export interface YearOrder {
  readonly person: YearPerson;
  readonly center: string;
  readonly fulfilment: Fulfilment;
  readonly lines: readonly { readonly part: ShelvedPart; readonly quantity: number }[];
  readonly placedAt: Date;
  /** What has happened since, each with its time; what staff did names the deed. */
  readonly steps: readonly {
    readonly state: OrderState;
    readonly deed: StaffDeed | null;
    readonly at: Date;
  }[];
  /** Of its first line a piece is missing, and what the customer has said to that. */
  readonly shortage: "unanswered" | "awaited" | null;
  readonly openReturn: "requested" | "accepted" | null;
  /** Of its pickup code. */
  readonly signs: readonly number[];
  readonly refund: { readonly amount: number; readonly reason: string } | null;
}

type Life = Pick<YearOrder, "fulfilment" | "shortage" | "openReturn" | "refund">;
const life = (fulfilment: Fulfilment, more: Partial<Life> = {}): Life => ({
  ...{ fulfilment, shortage: null, openReturn: null, refund: null },
  ...more,
});

/** How the orders of the year stand: little waits at the counters, the rest was collected. */
const lives: readonly Life[] = [
  ...Array.from({ length: 9 }, () => life("accepted")),
  ...Array.from({ length: 4 }, () => life("picking")),
  life("picking", { shortage: "unanswered" }),
  life("picking", { shortage: "awaited" }),
  ...Array.from({ length: 8 }, () => life("ready")),
  ...Array.from({ length: 33 }, () => life("collected")),
  life("collected", { openReturn: "requested" }),
  life("collected", { openReturn: "requested" }),
  life("collected", { openReturn: "accepted" }),
  life("collected", { refund: { amount: 4_500, reason: "The box was scratched" } }),
  life("collected", { refund: { amount: 12_000, reason: "العميل دفع سعر القطعة القديمة" } }),
];

/** The orders of parts of the demo's year, at counters that have their pieces. None where nothing is on the shelves. */
export function yearOrders(
  random: RandomSource,
  { people, shelves, now }: { people: readonly YearPerson[]; shelves: readonly ShelvedPart[]; now: Date },
): YearOrder[] {
  const buyers = random.shuffled(people.filter(({ isGuest }) => !isGuest));
  const byCenter = [...Map.groupBy(shelves, ({ center }) => center).values()];
  if (byCenter.length === 0) return [];
  return lives.flatMap((one, number) => {
    const person = buyers[number % Math.max(1, buyers.length)];
    const shelf =
      byCenter[
        random.weighted([
          [0, 2],
          [1, 5],
          [2, 4],
        ]) % byCenter.length
      ];
    if (person === undefined || shelf === undefined) return [];
    const isOver = one.fulfilment === "collected";
    const lines = linesFrom(random, shelf, isOver);
    const [first] = lines;
    if (first === undefined) return [];
    const steps = stepsOf(random, one, now);
    const placedAt = new Date((steps[0]?.at.getTime() ?? now.getTime()) - 4 * minuteMs);
    const signs = Array.from({ length: 6 }, () => random.between(0, 249));
    return [{ ...one, signs, person, center: first.part.center, lines, placedAt, steps }];
  });
}

function linesFrom(random: RandomSource, shelf: readonly ShelvedPart[], isOver: boolean) {
  const count = random.weighted([
    [1, 55],
    [2, 30],
    [3, 15],
  ]);
  const parts = random.shuffled(shelf.filter(({ left }) => left >= 4)).slice(0, count);
  return parts.map((part) => {
    const quantity = random.weighted([
      [1, 55],
      [2, 30],
      [4, 15],
    ]);
    if (!isOver) part.left -= quantity;
    return { part, quantity };
  });
}

/** Since when each of them stands where it does; what was collected is older than the last count of the shelves. */
function stepsOf(random: RandomSource, one: Life, now: Date): YearOrder["steps"] {
  const ago = (milliseconds: number) => dayBefore(new Date(now.getTime() - milliseconds));
  const recent = one.openReturn !== null || one.refund !== null;
  const age = {
    accepted: random.between(10, 20 * 60) * minuteMs,
    picking: random.between(60, 26 * 60) * minuteMs,
    ready: random.between(8, 6 * 24) * hourMs,
    collected: recent ? random.between(3, 9) * dayMs : random.between(3, 300) * dayMs,
  }[one.fulfilment as "accepted" | "picking" | "ready" | "collected"];
  const paid = ago(age);
  const after = (earlier: Date, least: number, most: number) =>
    dayAfter(new Date(earlier.getTime() + random.between(least, most) * minuteMs), now);
  const picking = after(paid, 15, 40);
  const ready = after(picking, 15, 90);
  const collected = after(ready, 60, 20 * 60);
  const all = [
    { state: "PAID", deed: null, at: paid },
    { state: "PICKING", deed: "start-picking", at: picking },
    { state: "READY_FOR_PICKUP", deed: "mark-ready", at: ready },
    { state: "COLLECTED", deed: "hand-over", at: collected },
  ] as const;
  return all.slice(0, ["accepted", "picking", "ready", "collected"].indexOf(one.fulfilment) + 1);
}
