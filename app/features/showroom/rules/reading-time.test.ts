import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  [[], 1],
  [["one word"], 1],
  [[Array(400).fill("word").join(" "), `<b>${Array(200).fill("كلمة").join(" ")}</b>`], 3],
  [["<ul><li>–</li></ul>"], 1],
])("%# takes %i minutes", (texts, minutes) => expect(readingMinutes(texts)).toBe(minutes));
