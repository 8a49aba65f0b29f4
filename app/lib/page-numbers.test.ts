import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 0, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [7, 9, [1, 0, 6, 7, 8, 9]],
  [9, 9, [1, 0, 8, 9]],
])("page %i of %i names %j", (page, pages, named) => {
  expect(pageNumbers(page, pages)).toEqual(named);
});
