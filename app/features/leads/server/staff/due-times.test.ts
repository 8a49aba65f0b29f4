import { expect, test } from "vitest";
import { answerDue, dueTimes } from "./due-times.server.ts";

const at = (time: string) => new Date(`2026-11-${time}+03:00`);

test.each([
  ["on a Thursday morning", "26T09:00", "26T09:05", "26T10:00"],
  ["late on a Thursday, answered on Saturday", "26T17:30", "26T17:35", "28T09:30"],
  ["on a Friday, which is closed", "27T12:00", "28T09:05", "28T10:00"],
  ["late on a Saturday, answered on Sunday", "28T13:57", "29T08:02", "29T08:57"],
])("a lead that is left %s has its times in the importer's hours", (_, left, owner, answer) => {
  expect(dueTimes(at(left))).toEqual({ ownerBy: at(owner), answerBy: at(answer) });
});

test("another try is due as a first answer would be", () => {
  expect(answerDue(at("26T17:30"))).toEqual(at("28T09:30"));
});
