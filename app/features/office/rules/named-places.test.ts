import { expect, test } from "vitest";
import { namedPlaces } from "./named-places.ts";

test.each([
  [{ query: undefined, body: undefined }, []],
  [{ query: { place: "lusail", text: "x" }, body: undefined }, ["lusail"]],
  [{ query: { place: "*" }, body: undefined }, []],
  [{ query: undefined, body: { place: "*" } }, ["*"]],
  [{ query: undefined, body: { centerId: "lusail", place: "lusail" } }, ["lusail"]],
  [{ query: undefined, body: { grants: [{ place: "*" }, { place: "a" }, { place: "b" }] } }, ["a", "b"]],
  [{ query: undefined, body: new Uint8Array([1]) }, []],
])("%j names %j", (input, expected) => {
  expect(namedPlaces(input)).toEqual(expected);
});
