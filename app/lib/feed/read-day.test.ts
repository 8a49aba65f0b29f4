import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
  ["2026-11-29", "2026-11-29"],
  ["2026/11/29", "2026-11-29"],
  ["29/11/2026", "2026-11-29"],
  ["11/29/2026", "2026-11-29"],
  ["3/7/2026", "2026-07-03"],
  ["29.11.2026", "2026-11-29"],
  ["29-Nov-2026", "2026-11-29"],
  ["29 November 2026", "2026-11-29"],
  ["29/11/2026 00:00", "2026-11-29"],
  ["٢٩/١١/٢٠٢٦", "2026-11-29"],
  ["29/02/2026", undefined],
  ["2026-31-01", undefined],
  ["29/11/26", undefined],
  ["46355", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("%j is the day %s", (text, day) => expect(readDay(text)).toBe(day));
