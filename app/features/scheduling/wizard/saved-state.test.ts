import { beforeEach, describe, expect, test } from "vitest";
import type { ChosenSlot } from "./chosen.ts";
import { atReachableStep, savedState } from "./saved-state.ts";
import { slotAt } from "./wizard-examples.ts";

const steps = ["car", "place", "time"] as const;
interface State {
  step: (typeof steps)[number];
  car: string;
  slot: ChosenSlot | null;
}
const state: State = { step: "time", car: "shihab", slot: slotAt("2026-12-01T05:00:00.000Z", "promise-1") };
const states = savedState<State>({
  storageKey: "marsa.example",
  version: 3,
  isState: (value: object): value is State => "car" in value,
});
const now = Date.parse("2026-11-21T08:00:00Z");
const hour = 3_600_000;

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored = new Map();
});

describe("the state of a wizard", () => {
  test.each([
    ["its customer", "anna", "anna"],
    ["a visitor", null, null],
    ["a visitor who has signed in on the way", null, "anna"],
  ])("comes back for %s, without its promise", (_, by, reader) => {
    states.save(store, state, by, now);
    expect([...stored.values()].join()).not.toContain("promise-1");
    expect(states.read(store, reader, now + 23 * hour)).toEqual({
      ...state,
      slot: { ...state.slot, territoryPromiseKey: "" },
    });
  });

  test.each([
    ["another customer", "anna", "badr", now],
    ["a visitor after its customer", "anna", null, now],
    ["a day later", "anna", "anna", now + 24 * hour],
    ["a clock turned back", "anna", "anna", now - hour],
  ])("is removed for %s", (_, by, reader, at) => {
    states.save(store, state, by, now);
    expect(states.read(store, reader, at)).toBeNull();
    expect(stored.size).toBe(0);
  });

  test.each(["{", "null", "7", `{"version":3}`, `{"version":3,"state":{"step":"time"}}`])(
    "is removed where %s was written",
    (text) => {
      stored.set("marsa.example", text);
      expect(states.read(store, "anna", now)).toBeNull();
      expect(stored.size).toBe(0);
    },
  );

  test("of another version is removed, and a storage that refuses is no error", () => {
    states.save(store, state, "anna", now);
    stored.set("marsa.example", stored.get("marsa.example")?.replace('"version":3', '"version":2') ?? "");
    expect(states.read(store, "anna", now)).toBeNull();
    const full = {
      ...store,
      setItem() {
        throw new Error("full");
      },
    };
    expect(() => states.save(full, state, "anna", now)).not.toThrow();
  });
});

test.each([
  [[], "car"],
  [["car"], "place"],
  [["car", "place"], "time"],
  [["car", "place", "time"], "time"],
  [["place", "time"], "car"],
])("with %j answered, the last step is resumed at %s", (answered: string[], shown) => {
  const resumed = atReachableStep(state, steps, (_, step) => answered.includes(step));
  expect(resumed).toEqual({ ...state, step: shown });
});
