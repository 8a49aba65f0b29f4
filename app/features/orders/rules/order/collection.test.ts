import { expect, test } from "vitest";
import { collectionStep, waitsSince } from "./collection.ts";

const terms = { collectDays: 14, collectReminders: [3, 7] };
const since = new Date("2026-11-01T10:00:00Z");

test.each([
  [0, 0, "none"],
  [2.99, 0, "none"],
  [3, 0, "remind"],
  [3, 1, "none"],
  [6.99, 1, "none"],
  [7, 1, "remind"],
  [13.99, 2, "none"],
  [14, 2, "give-back"],
  [14, 0, "give-back"],
  [40, 2, "give-back"],
])("after %d days and %i reminders: %s", (days, reminders, step) => {
  const now = new Date(since.getTime() + days * 86_400_000);
  expect(collectionStep({ since, reminders }, terms, now)).toBe(step);
});

test.each([
  ["without an appointment", null, since],
  ["with one that is over", new Date("2026-10-31T10:00:00Z"), since],
  ["with one ahead", new Date("2026-11-20T10:00:00Z"), new Date("2026-11-20T10:00:00Z")],
])("an order %s waits since then", (_, appointmentAt, from) => {
  expect(waitsSince(since, appointmentAt)).toEqual(from);
});
