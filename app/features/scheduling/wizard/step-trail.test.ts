import { describe, expect, it } from "vitest";
import { moveTo, trailIn } from "./step-trail.ts";

const steps = ["SelectVehicle", "SelectService", "SelectServiceCenter", "SelectDateTime", "Summary"] as const;
const [vehicle, service, center, date, summary] = steps;

describe("the wizard in the browser's history", () => {
  it.each([
    ["the same step changes nothing", [vehicle, service], service, undefined],
    ["the next one is an entry of its own", [vehicle], service, { kind: "push", trail: [vehicle, service] }],
    ["so is one after steps that are left out", [vehicle], date, { kind: "push", trail: [vehicle, date] }],
    ["one back is gone back to", [vehicle, service, center], service, { kind: "go", entries: -1 }],
    [
      "a change from the summary is gone back to",
      [vehicle, service, center, date, summary],
      service,
      { kind: "go", entries: -3 },
    ],
    [
      "one that was left out stands in place of what came after it",
      [vehicle, date],
      center,
      { kind: "replace", trail: [vehicle, center] },
    ],
    ["so it does after a deep link", [summary], date, { kind: "replace", trail: [date] }],
  ] as const)("%s", (_, trail, step, expected) => {
    expect(moveTo(step, trail, steps)).toEqual(expected);
  });

  it.each([[null], [undefined], [{}], [{ bookingTrail: "Summary" }], [{ bookingTrail: ["Payment"] }]])(
    "an entry that says %j has no trail",
    (state) => {
      expect(trailIn(state, steps)).toEqual([]);
    },
  );
});
