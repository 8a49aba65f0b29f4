import { describe, expect, it } from "vitest";
import { nearPositions } from "./near-positions.ts";

const counted = ["rear-left", "front-right", "left", "front-left", "rear", "front", "right"].map(
  (id, at) => ({
    id,
    parts: at + 1,
  }),
);
const idsOf = (chosen: string | undefined, positions = counted) =>
  nearPositions(positions, chosen).map(({ id, isWithin }) => (isWithin ? `> ${id}` : id));

describe("the positions by which a list is narrowed", () => {
  it("are single places at first, in their order", () => {
    expect(idsOf(undefined)).toEqual(["front", "rear", "left", "right"]);
  });

  it.each([
    ["front", ["front", "> front-left", "> front-right", "rear", "left", "right"]],
    ["front-right", ["front", "> front-left", "> front-right", "rear", "left", "right"]],
    ["left", ["front", "rear", "left", "> front-left", "> rear-left", "right"]],
    ["right", ["front", "rear", "left", "right", "> front-right"]],
  ])("below %s are the places within", (chosen, ids) => {
    expect(idsOf(chosen)).toEqual(ids);
  });

  it("keep what is chosen where nothing is left in it", () => {
    expect(nearPositions([], "upper")).toEqual([{ id: "upper", parts: 0, isWithin: false }]);
  });

  it("keep their numbers", () => {
    expect(nearPositions(counted, undefined).map(({ parts }) => parts)).toEqual([6, 5, 3, 7]);
  });
});
