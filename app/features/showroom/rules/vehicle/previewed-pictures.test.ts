import { expect, test } from "vitest";
import { previewedPictures } from "./previewed-pictures.ts";

const pictures = (...names: string[]) => names.map((wide) => ({ wide }));

test.each<[string, string[], number, number[]]>([
  ["nothing is shown elsewhere", [], 3, [0, 1, 2]],
  ["the first is shown elsewhere", ["a"], 3, [1, 2, 3]],
  ["most are shown elsewhere", ["a", "b", "d"], 3, [2, 0, 1]],
  ["there are fewer than fit", ["b"], 9, [0, 2, 3, 1]],
])("where %s, what is new comes first", (_, elsewhere, most, places) => {
  expect(previewedPictures(pictures("a", "b", "c", "d"), pictures(...elsewhere), most)).toEqual(places);
});
