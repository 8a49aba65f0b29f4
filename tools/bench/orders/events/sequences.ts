import type { RandomNumbers } from "../../../../tests/factories/random-numbers.ts";

/** What happens to an order: news of a gateway about one of its two attempts, by the gateway's own words, or something else. */
export type Step =
  | {
      readonly what: "news";
      readonly attempt: 0 | 1;
      readonly status: string;
      /** So often at the same moment. */
      readonly times: number;
    }
  | { readonly what: "both-captured" }
  | { readonly what: (typeof deeds)[number] };

const deeds = [
  "second-attempt",
  "run-out",
  "sold-out",
  "cancel",
  "staff-refund",
  "refunds",
  "refund-fails",
  "reconcile",
] as const;

/** What becomes of one attempt: paid, declined, canceled, run out, and money that comes late after each of them. */
const histories: readonly (readonly string[])[] = [
  ["INITIATED", "IN_PROGRESS", "OTP_REQUIRED", "AUTHORIZED", "CAPTURED"],
  ["INITIATED", "OTP_REQUIRED", "DECLINED"],
  ["INITIATED", "OTP_REQUIRED", "FAILED", "CAPTURED"],
  ["INITIATED", "TIMEDOUT", "CAPTURED"],
  ["INITIATED", "CANCELLED", "CAPTURED"],
  ["INITIATED", "IN_PROGRESS", "ABANDONED"],
  ["OTP_REQUIRED", "RESTRICTED"],
  ["AUTHORIZED", "CAPTURED"],
  ["AUTHORIZED", "VOID"],
  ["CAPTURED"],
  [],
];

/** Two histories and some deeds, interleaved or in no order at all, with repetitions. */
export function sequenceOf(random: RandomNumbers): Step[] {
  const news = ([0, 1] as const).map((attempt) =>
    random.oneOf(histories).map((status): Step => newsOf(attempt, status, random)),
  );
  const others = deeds.filter(() => random.upTo(3) === 0).map((what): Step => ({ what }));
  const all = interleaved([news[0] ?? [], news[1] ?? [], shuffled(others, random)], random);
  if (random.upTo(7) === 0) all.push({ what: "both-captured" });
  const steps = random.upTo(1) === 0 ? shuffled(all, random) : all;
  return withRepetitions(random.upTo(3) === 0 ? steps : [{ what: "second-attempt" }, ...steps], random);
}

function newsOf(attempt: 0 | 1, status: string, random: RandomNumbers): Step {
  return { what: "news", attempt, status, times: random.upTo(3) === 0 ? 3 : 1 };
}

function withRepetitions(steps: readonly Step[], random: RandomNumbers): Step[] {
  const repeated = [...steps];
  for (const step of steps)
    if (step.what === "news" && random.upTo(2) === 0) repeated.splice(random.upTo(repeated.length), 0, step);
  return repeated;
}

function shuffled<T>(values: readonly T[], random: RandomNumbers): T[] {
  const left = [...values];
  return values.map(() => left.splice(random.upTo(left.length - 1), 1)[0] as T);
}

/** Each list stays in its order. */
function interleaved<T>(lists: readonly (readonly T[])[], random: RandomNumbers): T[] {
  const left = lists.map((list) => [...list]).filter(({ length }) => length > 0);
  const merged: T[] = [];
  while (left.length > 0) {
    const place = random.upTo(left.length - 1);
    const next = left[place]?.shift();
    if (next !== undefined) merged.push(next);
    if (left[place]?.length === 0) left.splice(place, 1);
  }
  return merged;
}
