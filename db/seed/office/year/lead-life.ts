import type { LeadState, LostReason } from "#app/features/leads/rules/lead-states.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { answerTime, callTime } from "./office-hours.ts";
import type { RandomSource } from "./random-source.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What was done with a lead; without a name the program did it. */
export interface LeadStep {
  readonly kind: string;
  readonly at: Date;
  readonly by?: StaffActor | undefined;
  readonly ownerName?: string;
  readonly lostReason?: LostReason;
  readonly callAt?: Date;
  readonly isDuplicate?: boolean;
  readonly note?: string;
}
export interface LeadLife {
  readonly state: LeadState;
  readonly owner: StaffActor | undefined;
  readonly assignedAt: Date | undefined;
  readonly answerBy: Date;
  readonly answeredAt: Date | undefined;
  readonly dueAt: Date | undefined;
  readonly lostReason: LostReason | undefined;
  readonly steps: readonly LeadStep[];
}

type Ends = readonly (readonly [LeadState, number])[];
/** How leads of an age stand: those of today and yesterday are worked on, of older ones few are open. */
const endsByAge: readonly (readonly [ms: number, ends: Ends])[] = [
  [5 * minuteMs, [["new", 1]]],
  [
    2 * hourMs,
    [
      ["assigned", 8],
      ["contacted", 2],
    ],
  ],
  [
    2 * dayMs,
    [
      ["assigned", 42],
      ["contacted", 38],
      ["won", 4],
      ["lost", 16],
    ],
  ],
  [
    14 * dayMs,
    [
      ["contacted", 24],
      ["won", 24],
      ["lost", 52],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ["contacted", 1],
      ["won", 32],
      ["lost", 67],
    ],
  ],
];
/** How a lead goes on whose answer came in time. */
const answered: Ends = [
  ["contacted", 60],
  ["won", 8],
  ["lost", 32],
];

interface LeadTerms {
  readonly createdAt: Date;
  readonly owner: StaffActor;
  readonly isRepeated: boolean;
  /** Whether its time may be over without an answer. */
  readonly mayBeOverdue: boolean;
  readonly now: Date;
}

/** The life of a lead until now. One that repeats an earlier one may be marked so. */
export function leadLife(random: RandomSource, terms: LeadTerms): LeadLife {
  const age = terms.now.getTime() - terms.createdAt.getTime();
  const ends = endsByAge.find(([ms]) => age < ms)?.[1] ?? answered;
  const isDuplicate = terms.isRepeated && age > hourMs && random.chance(0.5);
  const life = lifeTo(random, isDuplicate ? "duplicate" : random.weighted(ends), terms);
  const isOver = life.state === "assigned" && life.dueAt !== undefined && life.dueAt <= terms.now;
  return isOver && !terms.mayBeOverdue ? lifeTo(random, random.weighted(answered), terms) : life;
}

function lifeTo(random: RandomSource, end: LeadState, terms: LeadTerms): LeadLife {
  const { createdAt, owner } = terms;
  const steps = end === "new" ? [] : stepsTo(random, end, terms);
  const [assigned, answer] = [steps[0], steps.find(({ kind }) => answers.includes(kind))];
  const last = steps.at(-1);
  const answerBy = answerTime(createdAt);
  return {
    state: end,
    owner: assigned && owner,
    assignedAt: assigned?.at,
    answerBy,
    answeredAt: answer?.at,
    dueAt: dueTime(end, last, createdAt, answerBy),
    lostReason: last?.lostReason,
    steps,
  };
}

const answers = ["reached", "call-later", "won", "lost"];

function dueTime(
  end: LeadState,
  last: LeadStep | undefined,
  createdAt: Date,
  answerBy: Date,
): Date | undefined {
  if (end === "new") return new Date(createdAt.getTime() + 5 * minuteMs);
  if (end === "assigned") return last?.kind === "no-answer" ? answerTime(last.at) : answerBy;
  return end === "contacted" ? last?.callAt : undefined;
}

function stepsTo(
  random: RandomSource,
  end: LeadState,
  { createdAt, owner, mayBeOverdue, now }: LeadTerms,
): LeadStep[] {
  const steps: LeadStep[] = [];
  // What is left of the time until now is shared by the steps, so that none is in the future.
  let at = createdAt.getTime();
  const step = (kind: string, most: number, more: Partial<LeadStep> = {}) => {
    at += Math.min(most, (now.getTime() - at) * 0.6) * (0.15 + random.next() * 0.85);
    steps.push({ kind, at: new Date(at), by: owner, ...more });
  };
  step("assigned", 3 * minuteMs, { by: undefined, ownerName: owner.name });
  if (end === "duplicate") step("duplicate", 5 * hourMs, { isDuplicate: true });
  if (end === "assigned" && random.chance(0.25)) step("no-answer", 2 * hourMs);
  if (end === "assigned" || end === "duplicate") return steps;
  if (random.chance(0.3)) step("no-answer", 2 * hourMs);
  const lostReason = random.weighted(reasons);
  if (end === "lost" && lostReason === "wrong-number") {
    step("wrong-number", 3 * hourMs, { lostReason });
    return steps;
  }
  if (end === "lost" && lostReason === "not-reachable") {
    step("no-answer", dayMs);
    step("lost", 3 * dayMs, { lostReason });
    return steps;
  }
  if (end === "contacted" && random.chance(0.75)) {
    const note = random.oneOf(notes);
    step("call-later", 4 * hourMs, { note });
    const callAt = callTime(random, at);
    // Who was to be called again by now was called, but for a few.
    if (callAt > now || mayBeOverdue) {
      steps[steps.length - 1] = { ...(steps.at(-1) as LeadStep), callAt };
      return steps;
    }
    steps.pop();
  }
  step("reached", 4 * hourMs, { note: random.chance(0.6) ? random.oneOf(notes) : "" });
  if (end === "won") step("won", 12 * dayMs);
  if (end === "lost") step("lost", 12 * dayMs, { lostReason });
  return steps;
}

const reasons: readonly (readonly [LostReason, number])[] = [
  ["price", 30],
  ["bought-elsewhere", 22],
  ["no-longer-interested", 24],
  ["not-available", 8],
  ["not-reachable", 9],
  ["wrong-number", 4],
  ["other", 3],
];
const notes = [
  "Wants the offer by WhatsApp.",
  "Compares with another brand, decides this week.",
  "Asked for a trade-in value.",
  "يفضّل التواصل بعد العصر.",
  "طلب عرض سعر مع التأمين.",
  "سيزور المعرض نهاية الأسبوع.",
];
