import { describe, expect, test } from "vitest";
import { proposalOf, timesLeft, windowsAround } from "./free-times.ts";
import {
  type Affected,
  type Choices,
  isAnswered,
  resolutionsOf,
  withFirstFree,
  withFurther,
  withLeft,
} from "./resolving.ts";

const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, "0")}:00:00.000Z`;
const affected = (
  appointmentId: string,
  free: readonly number[] = [8, 9],
  more: Partial<Affected> = {},
): Affected => ({
  ...{ appointmentId, bay: 0, startsAt: at(5), endsAt: at(6) },
  proposals: free.map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1), day: "2026-12-01" })),
  ...more,
});
const people = new Map([
  ["a", { version: 3, canMove: true, canCancel: true, serviceCodes: ["pm10"] }],
  ["b", { version: 1, canMove: true, canCancel: true, serviceCodes: ["pm10"] }],
  ["c", { version: 2, canMove: false, canCancel: false, serviceCodes: ["pm10"] }],
]);
const called = { call: { owner: "Fatima", dueAt: at(4) } };

describe("an appointment is answered", () => {
  test.each<[string, Choices, boolean]>([
    ["by a time that is still free", { a: { kind: "move", startsAt: at(8) } }, true],
    ["not by a time that was taken meanwhile", { a: { kind: "move", startsAt: at(11) } }, false],
    ["by a cancellation", { a: { kind: "cancel" } }, true],
    ["not by a call that nobody makes", { a: { kind: "call", staffId: null } }, false],
    ["by a call of a member of staff", { a: { kind: "call", staffId: "maryam" } }, true],
    ["not by nothing", {}, false],
  ])("%s", (_, choices, expected) => expect(isAnswered(affected("a"), choices)).toBe(expected));

  test("where a caller was named already", () => {
    expect(isAnswered(affected("a", [], called), {})).toBe(true);
  });
});

test("what is sent has the version that was seen, and only what is answered and still affected", () => {
  const choices: Choices = {
    a: { kind: "move", startsAt: at(9) },
    b: { kind: "cancel" },
    c: { kind: "call", staffId: "maryam" },
    gone: { kind: "cancel" },
  };
  const open = affected("d");
  const all = [affected("a"), affected("b"), affected("c"), open, affected("e", [], called)];
  expect(resolutionsOf(all, choices, people)).toEqual({
    a: { version: 3, move: at(9) },
    b: { version: 1, cancel: true },
    c: { call: "maryam" },
  });
});

test("what nobody has read yet is not changed blindly", () => {
  expect(resolutionsOf([affected("x")], { x: { kind: "cancel" } }, people)).toEqual({});
});

test("first free times are for what is open and can be moved; what was chosen stays, and keeps its bay", () => {
  const choices: Choices = { a: { kind: "move", startsAt: at(8) } };
  const freeOf = new Map([
    ["pm10", [8, 9].map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1), bays: [0] }))],
  ]);
  const chosen = withFirstFree([affected("a"), affected("b"), affected("c")], { choices, people, freeOf });
  expect([...chosen].map(([id, { startsAt }]) => [id, startsAt])).toEqual([
    ["a", at(8)],
    ["b", at(9)],
  ]);
});

test("further times stand among the proposed ones, each once", () => {
  const further = {
    a: [proposalOf({ startsAt: at(7), endsAt: at(8) }), proposalOf({ startsAt: at(8), endsAt: at(9) })],
  };
  const [one] = withFurther([affected("a")], further);
  expect(one?.proposals.map(({ startsAt }) => startsAt)).toEqual([at(7), at(8), at(9)]);
});

describe("free times", () => {
  test("leave out what the change takes away; the end of a night belongs to the day before", () => {
    const times = [at(8), "2026-12-01T22:30:00.000Z", "2026-12-02T08:00:00.000Z"].map((startsAt) => ({
      ...{ startsAt, endsAt: startsAt, bays: [0, 1] },
    }));
    const left = timesLeft(times, (time, day) =>
      day === "2026-12-01" ? time.bays.filter((bay) => bay > 0) : [],
    );
    expect(left).toEqual([
      { ...times[0], bays: [1] },
      { ...times[1], bays: [1] },
    ]);
  });

  test("are looked for from the first appointment to two weeks after the last, in parts", () => {
    const around = [affected("a"), affected("b", [], { startsAt: "2026-12-20T08:00:00.000Z" })];
    expect(windowsAround(around, "2026-11-26")).toEqual([
      { from: "2026-12-01", to: "2026-12-21" },
      { from: "2026-12-22", to: "2027-01-11" },
    ]);
    expect(windowsAround([affected("a")], "2026-12-03")).toEqual([{ from: "2026-12-03", to: "2026-12-23" }]);
    expect(windowsAround([], "2026-11-26")).toEqual([]);
  });
});

test("a refusal adds what is new to what was answered, in order of time", () => {
  const early = affected("new", [8], { startsAt: at(4) });
  expect(withLeft([affected("a")], [early]).map(({ appointmentId }) => appointmentId)).toEqual(["new", "a"]);
  const renewed = affected("a", [10]);
  expect(withLeft([affected("a"), affected("b")], [renewed])).toEqual([renewed, affected("b")]);
});
