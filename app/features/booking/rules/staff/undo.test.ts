import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AppointmentCode,
  appointmentCodes,
  moveAppointment,
  moves as table,
} from "../appointments/appointment-states.ts";
import { effectiveMoves, moveToUndo, type PastMove, undoMs } from "./undo.ts";

interface Recorded extends PastMove {
  readonly code: AppointmentCode;
  readonly before: AppointmentCode | null;
}
const at = new Date("2026-11-26T08:00:00Z");
const after = (ms: number) => new Date(at.getTime() + ms);
const move = (version: number, changes: Partial<Recorded> = {}): Recorded => ({
  ...{ version, actor: "staff", at, undoes: null, isUndone: false, code: "CNF", before: "CREA" },
  ...changes,
});
const first = move(1, { actor: "customer", before: null, code: "CREA" });

describe("the move that an undo takes back", () => {
  it.each<[string, Recorded[], number, number, number | undefined]>([
    ["the last one of staff", [first, move(2)], 0, 59_999, 2],
    ["none after a minute", [first, move(2)], 0, 60_000, undefined],
    ["none of which the customer was notified", [first, move(2)], 2, 1_000, undefined],
    ["none of the customer's", [first, move(2), move(3, { actor: "customer" })], 0, 1_000, undefined],
    ["none where the booking is all", [move(1, { before: null })], 0, 1_000, undefined],
    ["none of nothing", [], 0, 1_000, undefined],
    [
      "the one before, where the last was taken back",
      [first, move(2), move(3, { isUndone: true }), move(4, { undoes: 3 })],
      1,
      1_000,
      2,
    ],
    [
      "none, where all were taken back",
      [first, move(2, { isUndone: true }), move(3, { undoes: 2 })],
      1,
      1_000,
      undefined,
    ],
  ])("%s", (_, history, toldVersion, ms, expected) => {
    const undo = moveToUndo(history, { toldVersion, now: after(ms) });
    expect(undo.ok ? undo.value.version : undefined).toBe(expected);
  });
});

type Step = { readonly to: AppointmentCode } | "undo" | { readonly wait: number };
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...appointmentCodes).map((to) => ({ to })) },
    { weight: 2, arbitrary: fc.constant("undo" as const) },
    { weight: 1, arbitrary: fc.nat({ max: 90_000 }).map((wait) => ({ wait })) },
  ),
  { maxLength: 60 },
);

/** Plays steps of staff on an appointment and answers its history, with the code at the end. */
function play(sequence: readonly Step[]) {
  const history: Recorded[] = [first];
  const undone: { readonly from: Recorded; readonly at: Date }[] = [];
  let code: AppointmentCode = "CREA";
  let now = at;
  for (const step of sequence) {
    if (step === "undo") {
      const undo = moveToUndo(history, { toldVersion: 0, now });
      if (!undo.ok || undo.value.before === null) continue;
      undone.push({ from: undo.value, at: now });
      history[history.indexOf(undo.value)] = { ...undo.value, isUndone: true };
      const version = history.length + 1;
      history.push(
        move(version, { at: now, undoes: undo.value.version, code: undo.value.before, before: code }),
      );
      code = undo.value.before;
    } else if ("wait" in step) now = new Date(now.getTime() + step.wait);
    else {
      const moved = moveAppointment(code, step.to, "staff");
      if (!moved.ok) continue;
      history.push(move(history.length + 1, { at: now, code: moved.value, before: code }));
      code = moved.value;
    }
  }
  return { history, undone, code };
}

describe("any moves and undos", () => {
  it("leave a history whose counting moves the table allows, and a code at which it ends", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { history, code } = play(sequence);
        const counting = effectiveMoves(history);
        expect(counting.at(-1)?.code).toBe(code);
        for (const [index, { code: next }] of counting.entries()) {
          const before = counting[index - 1]?.code;
          if (before !== undefined) expect(table[before][next]).toContain("staff");
        }
      }),
    );
  });

  it("return exactly to the code before, and never later than a minute after the move", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { history, undone } = play(sequence);
        for (const { from, at: moment } of undone) {
          expect(moment.getTime() - from.at.getTime()).toBeLessThan(undoMs);
          const back = history.find(({ undoes }) => undoes === from.version);
          const until = effectiveMoves(history.filter(({ version }) => version < from.version));
          expect(back?.code).toBe(from.before);
          expect(until.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
