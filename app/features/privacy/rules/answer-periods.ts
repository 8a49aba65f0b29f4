const dayMs = 86_400_000;

/** How long a person may wait for the answer to a request about their data, from a day on. */
interface AnswerPeriod {
  /** The first day of requests that it counts for, YYYY-MM-DD. */
  readonly from: string;
  readonly days: number;
}

/** Law 13 of 2016 as the importer's counsel reads it; another reading is one more line with its day. */
export const answerPeriods: readonly AnswerPeriod[] = [{ from: "2017-01-01", days: 30 }];

/** So many days before the last moment a request counts as near it. */
const nearDays = 7;

export type RequestClock = "in-time" | "near" | "overdue";

/** Until when the law wants a request answered. The period is that of the day of the request, in UTC. */
export function answerDue(requestedAt: Date, periods = answerPeriods): Date {
  const day = requestedAt.toISOString().slice(0, 10);
  const [first, ...later] = periods;
  if (first === undefined) throw new Error("no period says until when requests are answered");
  const { days } = later.findLast(({ from }) => from <= day) ?? first;
  return new Date(requestedAt.getTime() + days * dayMs);
}

/** How a request stands to its last moment. */
export function clockAt(dueAt: Date, now: Date): RequestClock {
  if (now >= dueAt) return "overdue";
  return dueAt.getTime() - now.getTime() <= nearDays * dayMs ? "near" : "in-time";
}
