import { expect, test } from "vitest";
import { collisionsOf } from "./collisions.ts";

const span = { startsAt: "2026-12-01T07:00:00.000Z", endsAt: "2026-12-01T08:00:00.000Z" };
const collision = {
  appointmentId: "a",
  reference: "RM-1",
  version: 2,
  code: "CNF",
  ...span,
  freeTimes: [span],
};

test("visits in the way are read from the refusal", () =>
  expect(collisionsOf({ code: "hours-taken", detail: { collisions: [collision] } })).toEqual([collision]));

test.each([
  ["another refusal", { code: "outside-hours", detail: { collisions: [collision] } }],
  ["hours that a customer holds", { code: "hours-taken", detail: { collisions: [] } }],
  ["a refusal without detail", { code: "hours-taken", detail: {} }],
])("of %s there are none to show", (_, refused) => expect(collisionsOf(refused)).toBeUndefined());
