import { describe, expect, test } from "vitest";
import { moves } from "./appointment-states.ts";
import { timelineOf } from "./appointment-timeline.ts";

const startsAt = "2026-12-01T06:00:00.000Z";
const historyOf = (...codes: string[]) =>
  codes.map((code, index) => ({ code, at: `2026-11-2${index}T06:00:00.000Z` }));
const stepsOf = (...codes: string[]) =>
  timelineOf({ history: historyOf(...codes), startsAt }).map(({ code, kind, isNow }) =>
    [code, kind, ...(isNow ? ["now"] : [])].join(" "),
  );

describe("the timeline of an appointment", () => {
  test.each([
    ["a request", ["CREA"], ["CREA reached now", "CNF next"]],
    ["one confirmed at once", ["CNF"], ["CNF reached now", "CIN next"]],
    ["a changed one", ["CNF", "CNF"], ["CNF reached", "CNF changed now", "CIN next"]],
    [
      "a change that confirms",
      ["CREA", "CREA", "CNF"],
      ["CREA reached", "CREA changed", "CNF reached now", "CIN next"],
    ],
    [
      "paid after it was ready",
      ["CNF", "CIN", "WIP", "QCA", "RFD", "PPY"],
      [
        "CNF reached",
        "CIN reached",
        "WIP reached",
        "QCA reached",
        "RFD reached",
        "PPY reached now",
        "OUT next",
      ],
    ],
    ["a canceled one", ["CREA", "CANC"], ["CREA reached", "CANC reached now"]],
    ["one of a code that nobody knows", ["CREA", "XYZ"], ["CREA reached now", "CNF next"]],
    ["nothing", [], []],
  ])("%s", (_, codes, steps) => expect(stepsOf(...codes)).toEqual(steps));

  test("expects the car at the time of the appointment, and knows no time of later steps", () => {
    const next = (code: string) => timelineOf({ history: historyOf(code), startsAt }).at(-1)?.at;
    expect(next("CNF")).toBe(startsAt);
    expect(next("CIN")).toBeUndefined();
  });

  test("expects only what the table of states allows, and something wherever it allows anything", () => {
    for (const [code, allowed] of Object.entries(moves)) {
      const next = timelineOf({ history: historyOf(code), startsAt })[1]?.code;
      const possible = Object.keys(allowed);
      if (possible.length === 0) expect(next).toBeUndefined();
      else expect(possible).toContain(next);
    }
  });
});
