import { expect, test } from "vitest";
import { afterFailedTry, isFinalStatus } from "./delivery-states.ts";

const now = new Date("2026-11-23T09:00:00Z");
const [over, ahead] = [new Date(now.getTime()), new Date(now.getTime() + 1)];
const first = { tries: 1, secondChannel: null, usefulUntil: null, isFinal: false };

test.each([
  ["again", {}],
  ["again", { tries: 30 }],
  ["failed", { tries: 31 }],
  // A refusal may be the fault of our settings, and is tried until those are corrected.
  ["again", { isFinal: true }],
  ["again", { secondChannel: "sms", tries: 2 }],
  ["other-channel", { secondChannel: "sms", tries: 3 }],
  ["other-channel", { secondChannel: "sms", isFinal: true }],
  ["again", { usefulUntil: ahead }],
  ["failed", { usefulUntil: ahead, isFinal: true }],
  ["other-channel", { usefulUntil: ahead, isFinal: true, secondChannel: "sms" }],
  ["failed", { usefulUntil: over }],
  ["failed", { usefulUntil: over, secondChannel: "sms", tries: 3 }],
] as const)("%s after %j", (next, changes) => {
  expect(afterFailedTry({ ...first, ...changes }, now)).toBe(next);
});

test.each([
  [400, true],
  ["404", true],
  [408, false],
  ["429", false],
  [500, false],
  ["ECONNREFUSED", false],
  [undefined, false],
])("the status %s is final: %s", (status, isFinal) => expect(isFinalStatus(status)).toBe(isFinal));
