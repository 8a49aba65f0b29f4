import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  [[], 1],
  [["one word"], 1],
  [[Array(400).fill("word").join(" "), `<b>${Array(200).fill("كلمة").join(" ")}</b>`], 3],
  [["<ul><li>–</li></ul>"], 1],
  [[Array(299).fill("word").join("<br>")], 1],
  [[Array(300).fill("word").join("<br>")], 2],
  [[Array(300).fill("–").join(" "), Array(200).fill("2026").join(" ")], 1],
  [[Array(150).fill("word").join("  "), Array(150).fill("word").join("\n")], 2],
  [[Array(100).fill('<a title="one two three">').join("word ")], 1],
])("%# takes %i minutes", (texts, minutes) => expect(readingMinutes(texts)).toBe(minutes));
