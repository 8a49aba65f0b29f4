import fc from "fast-check";
import { expect, test } from "vitest";
import { answerDue, answerPeriods, clockAt } from "./answer-periods.ts";

const at = (text: string) => new Date(`${text}Z`);

test("a request is due thirty days after it was made", () => {
  expect(answerDue(at("2026-11-01T10:00:00"))).toEqual(at("2026-12-01T10:00:00"));
});

test.each([
  ["2016-01-01T00:00:00", 30],
  ["2026-12-31T23:59:59", 30],
  ["2027-01-01T00:00:00", 20],
  ["2028-06-01T00:00:00", 15],
])("of a request at %s the period of its day counts: %d days", (text, days) => {
  const periods = [...answerPeriods, { from: "2027-01-01", days: 20 }, { from: "2028-01-01", days: 15 }];
  const requestedAt = at(text);
  expect(answerDue(requestedAt, periods).getTime() - requestedAt.getTime()).toBe(days * 86_400_000);
});

test("without any period nobody could say when", () => {
  expect(() => answerDue(at("2026-11-01T10:00:00"), [])).toThrow("no period");
});

test.each([
  ["2026-11-23T23:59:59", "in-time"],
  ["2026-11-24T10:00:00", "near"],
  ["2026-12-01T09:59:59", "near"],
  ["2026-12-01T10:00:00", "overdue"],
])("due on 1 December at 10:00, it is at %s %s", (text, state) => {
  expect(clockAt(at("2026-12-01T10:00:00"), at(text))).toBe(state);
});

test("no request is overdue before its period is over", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2017-01-01T00:00:00"), max: at("2040-01-01T00:00:00"), noInvalidDate: true }),
      (made) => {
        expect(clockAt(answerDue(made), made)).toBe("in-time");
        expect(clockAt(answerDue(made), answerDue(made))).toBe("overdue");
      },
    ),
  );
});
