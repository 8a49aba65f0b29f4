import { describe, expect, test } from "vitest";
import { type AnySubmission, isSettled, outcomeOf, sentAgain } from "./submitting.ts";

const idle: AnySubmission<string, string> = { status: "idle" };
const sending: AnySubmission<string, string> = { status: "sending", body: "b", sent: "as it was" };
const failed = (code: string) =>
  ({ ok: false, status: 0, statusText: "", code, message: "", detail: {} }) as const;

describe("an answer to a submission", () => {
  test.each([
    ["that nothing waits for", idle, failed("network"), true, { kind: "unexpected" }],
    [
      "that it is done",
      sending,
      { ok: true, data: "a1" } as const,
      true,
      { kind: "done", sent: "as it was", data: "a1" },
    ],
    [
      "that never came, online",
      sending,
      failed("network"),
      true,
      { kind: "refused", reply: failed("network") },
    ],
    [
      "that never came, offline",
      sending,
      failed("network"),
      false,
      { kind: "waits", submission: { ...sending, status: "waiting" } },
    ],
    [
      "that refuses it",
      sending,
      failed("slot-taken"),
      false,
      { kind: "refused", reply: failed("slot-taken") },
    ],
  ])("%s", (_, submission, reply, isOnline, outcome) => {
    expect(outcomeOf(submission, { reply, isOnline })).toEqual(outcome);
  });

  test("lets what waits be sent again as it was, and nothing else", () => {
    expect(sentAgain({ ...sending, status: "waiting" })).toEqual(sending);
    expect([sentAgain(idle), sentAgain(sending)]).toEqual([null, null]);
  });
});

test.each([
  [0, false],
  [200, true],
  [409, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
])("an answer of %i settles: %s", (status, settled) => {
  expect(isSettled(status)).toBe(settled);
});
