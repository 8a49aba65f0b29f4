import { expect, test } from "vitest";
import { isClosable } from "./closable-days.ts";

const here = { isPlannedHere: true, today: "2026-12-01" };
const hours = [{ start: "07:00", end: "19:00" }];
const campaign = (timings: typeof hours) => ({ campaign: "Winter", timings });
const open = { day: "2026-12-01", timings: hours, campaigns: [] };

test.each([
  ["today with hours", here, open, true],
  ["yesterday", here, { ...open, day: "2026-11-30" }, false],
  ["a day without hours", here, { ...open, timings: [], campaigns: [campaign([])] }, false],
  ["hours of a campaign alone", here, { ...open, timings: [], campaigns: [campaign(hours)] }, true],
  ["a day of another system", { ...here, isPlannedHere: false }, open, false],
])("%s", (_, capacity, day, expected) => expect(isClosable(capacity, day)).toBe(expected));
