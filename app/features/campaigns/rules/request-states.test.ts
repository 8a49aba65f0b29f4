import { expect, test } from "vitest";
import { canAnswer, type RequestAnswer, requestCodes } from "./request-states.ts";

const now = new Date("2026-11-26T08:00:00Z");
const later = new Date("2026-11-27T08:00:00Z");
const answers: readonly RequestAnswer[] = ["CNF", "RJD", "CANC"];

test("of all pairs only a sent request is answered, and a confirmed one is called off", () => {
  const allowed = requestCodes.flatMap((code) =>
    answers
      .filter((answer) => canAnswer({ code, startsAt: later }, answer, now))
      .map((to) => `${code} ${to}`),
  );
  expect(allowed).toEqual(["CREA CNF", "CREA RJD", "CREA CANC", "CNF CANC"]);
});

test.each<[RequestAnswer, boolean]>([
  ["CNF", false],
  ["RJD", true],
  ["CANC", true],
])("a request whose time has begun: %s is %s", (answer, may) => {
  expect(canAnswer({ code: "CREA", startsAt: now }, answer, now)).toBe(may);
});
