import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterEvent,
  type Confirmation,
  type ConfirmationEvent,
  newConfirmation,
  restored,
  storedText,
} from "./confirmation.ts";

const now = 1_800_000_000_000;
const problem = (code: string) => ({ code, sentence: `${code}.` });
const unanswered = { of: "55123456 sms", key: "key-0001" };
const after = (...events: readonly ConfirmationEvent[]) =>
  events.reduce(afterEvent, newConfirmation("5512 3456"));
const sending = { type: "sending", unanswered, channel: "whatsapp" } as const;
const sent = { type: "sent", expiresIn: 300, resendIn: 60, now } as const;
const checking = { type: "checking", unanswered } as const;
const confirmed = { type: "confirmed", proof: "proof", expiresIn: 1_800, now } as const;

describe("the number", () => {
  test("leads to the code, with its times", () => {
    expect(after(sending)).toMatchObject({ step: "number", busy: "sending", unanswered });
    expect(after(sending, { type: "solving" })).toMatchObject({ busy: "solving", unanswered });
    expect(after(sending, sent)).toMatchObject({
      ...{ step: "code", busy: null, sentBy: "whatsapp", unanswered: null },
      ...{ resendAt: now + 60_000, endsAt: now + 300_000 },
    });
  });

  test.each(["codes-used-up", "country-not-served", "nothing-can-be-sent"])("stays after %s", (code) => {
    expect(after(sending, { type: "not-sent", problem: problem(code), now })).toMatchObject({
      ...{ step: "number", phone: "5512 3456", problem: { code }, unanswered: null, busy: null },
    });
  });

  test("stays without a connection, and so does the request, to be repeated as it was", () => {
    const lost = after(sending, { type: "not-sent", problem: problem("network"), now });
    expect(lost).toMatchObject({ step: "number", unanswered, busy: null });
  });

  test("leads to the code where one is on its way already", () => {
    const refused = { type: "not-sent", problem: problem("code-too-soon"), resendIn: 30, now } as const;
    expect(after(sending, refused)).toMatchObject({
      step: "code",
      resendAt: now + 30_000,
      endsAt: now + 300_000,
    });
    const later = { ...refused, now: now + 20_000 };
    expect(after(sending, sent, sending, later)).toMatchObject({
      resendAt: now + 50_000,
      endsAt: now + 300_000,
    });
  });
});

describe("the code", () => {
  test("leads to the proof", () => {
    expect(after(sending, sent, checking, confirmed)).toMatchObject({
      ...{ step: "confirmed", proof: "proof", endsAt: now + 1_800_000, unanswered: null, busy: null },
    });
  });

  test.each([
    ["code-wrong", now + 300_000],
    ["network", now + 300_000],
    ["code-expired", now + 5],
    ["tries-used-up", now + 5],
  ])("stays after %s, until %i", (code, endsAt) => {
    const refused = { type: "refused", problem: problem(code), now: now + 5 } as const;
    expect(after(sending, sent, checking, refused)).toMatchObject({
      step: "code",
      busy: null,
      problem: { code },
      endsAt,
    });
  });

  test("is replaced in its place when its time is over, but not while it is checked", () => {
    const ended = { type: "ended", problem: problem("code-expired") } as const;
    expect(after(sending, sent, ended)).toMatchObject({ step: "code", problem: { code: "code-expired" } });
    expect(after(sending, sent, checking, ended)).toMatchObject({ step: "code", problem: null });
    const tried = { type: "refused", problem: problem("tries-used-up"), now } as const;
    expect(after(sending, sent, checking, tried, ended)).toMatchObject({
      problem: { code: "tries-used-up" },
    });
  });

  test("says where another channel took over, and where nothing arrives", () => {
    expect(after(sending, sent, { type: "delivered-by", channel: "sms" })).toMatchObject({ sentBy: "sms" });
    const failed = { type: "delivery-failed", problem: problem("delivery-failed") } as const;
    expect(after(sending, sent, failed)).toMatchObject({ problem: { code: "delivery-failed" } });
    expect(after(sending, sent, confirmed, failed)).toMatchObject({ problem: null });
  });
});

test("a proof whose time is over begins anew with the same number", () => {
  const over = after(sending, sent, confirmed, { type: "ended", problem: problem("proof-expired") });
  expect(over).toMatchObject({ step: "number", phone: "5512 3456", proof: "" });
});

test("another number forgets the code and the proof", () => {
  expect(after(sending, sent, confirmed, { type: "number-changed" })).toEqual({
    ...newConfirmation("5512 3456"),
    channel: "whatsapp",
  });
});

describe("a reload", () => {
  test.each<[string, Confirmation]>([
    ["number", after({ type: "typed", phone: "5512" })],
    ["code", after(sending, sent)],
    ["confirmed", after(sending, sent, confirmed)],
  ])("goes on at the step %s", (_, state) => {
    expect(restored(storedText(state), now)).toEqual(state);
  });

  test("in the middle of a call can repeat it", () => {
    expect(restored(storedText(after(sending)), now)).toMatchObject({ busy: null, unanswered });
  });

  test("after the end of a code or a proof begins with its number", () => {
    for (const state of [after(sending, sent), after(sending, sent, confirmed)])
      expect(restored(storedText(state), now + 1_800_000)).toMatchObject({
        step: "number",
        phone: "5512 3456",
      });
  });

  test.each([null, "", "{", "null", '{"version":0,"step":"code"}', '{"version":1,"step":"elsewhere"}'])(
    "with %j begins anew",
    (text) => expect(restored(text, now)).toBeUndefined(),
  );
});

test("whatever happens, a typed number stays until another one is typed", () => {
  const events = fc.constantFrom<ConfirmationEvent>(
    ...[
      sending,
      sent,
      checking,
      confirmed,
      { type: "solving" } as const,
      { type: "number-changed" } as const,
    ],
    ...["network", "code-wrong", "codes-used-up"].map(
      (code) => ({ type: "refused", problem: problem(code), now }) as const,
    ),
    { type: "not-sent", problem: problem("code-too-soon"), resendIn: 5, now },
    { type: "ended", problem: problem("code-expired") },
  );
  fc.assert(
    fc.property(fc.array(events), (all) => {
      const state = after(...all);
      expect(state.phone).toBe("5512 3456");
      expect(state.step === "confirmed" || state.proof === "" || all.includes(confirmed)).toBe(true);
    }),
  );
});
