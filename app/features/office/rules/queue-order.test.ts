import { expect, test } from "vitest";
import { byUrgency, isOverdue } from "./queue-order.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
const waits = (name: string, since: Date, dueAt: Date | null = null) => ({ name, since, dueAt });

test("what is overdue stands first, then what is due first, what has no time after a day, of equal ones the older", () => {
  const order = byUrgency(
    [
      waits("lead due at noon", at(9), at(12)),
      waits("request of the day before", new Date(at(9).getTime() - 2 * 86_400_000)),
      waits("request of yesterday", new Date(at(9).getTime() - 86_400_000)),
      waits("younger lead due at noon", at(10), at(12)),
      waits("overdue since seven", at(5), at(7)),
      waits("request of today", at(9)),
    ],
    at(11),
  );
  expect(order.map(({ name }) => name)).toEqual([
    "overdue since seven",
    "request of the day before",
    "request of yesterday",
    "lead due at noon",
    "younger lead due at noon",
    "request of today",
  ]);
});

test.each([
  [at(11), true],
  [at(12), true],
  [at(13), false],
  [null, false],
])("due at %s is overdue at noon: %s", (dueAt, overdue) =>
  expect(isOverdue({ dueAt }, at(12))).toBe(overdue),
);
