import { expect, test } from "vitest";
import { freshForMs, isFresh } from "./fresh-sign-in.ts";

const now = new Date("2026-11-23T07:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ["this moment", ago(0), true],
  ["a moment before five minutes are over", ago(freshForMs - 1), true],
  ["five minutes ago", ago(freshForMs), false],
  ["a day ago", ago(86_400_000), false],
  ["a moment ahead, of a clock that is a little fast", ago(-500), true],
  ["a time that nobody named", null, false],
  ["no customer", undefined, false],
])("a sign-in of %s", (_, at, fresh) => expect(isFresh(at, now)).toBe(fresh));
