import { expect, test } from "vitest";
import { mayTakeBack } from "./take-back.ts";

const workshop = [{ role: "workshop", place: "al-sadd" }] as const;
const undo = (reached: string, before: string) => [{ field: "code", before: reached, after: before }];

test.each([
  ["work that the workshop began", undo("WIP", "CIN"), "al-sadd", true],
  ["a check-in, which is the adviser's", undo("CIN", "CNF"), "al-sadd", false],
  ["a hand-over, which is the adviser's", undo("OUT", "RFD"), "al-sadd", false],
  ["work of another center", undo("WIP", "CIN"), "west-bay", false],
  [
    "another time, which is the adviser's",
    [{ field: "startsAt", before: "a", after: "b" }],
    "al-sadd",
    false,
  ],
])("the workshop takes back %s", (_, changes, place, allowed) =>
  expect(mayTakeBack(workshop, place, changes)).toBe(allowed),
);

test("an adviser takes back another time", () =>
  expect(
    mayTakeBack([{ role: "adviser", place: "*" }], "al-sadd", [{ field: "bay", before: 1, after: 0 }]),
  ).toBe(true));
