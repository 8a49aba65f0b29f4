import { expect, test } from "vitest";
import { filterIn } from "./order-filter.ts";

test.each([
  ["", { tab: "to-pick", place: undefined, text: undefined }],
  ["tab=ready&place=salwa", { tab: "ready", place: "salwa", text: undefined }],
  ["tab=nonsense", { tab: "to-pick", place: undefined, text: undefined }],
  ["tab=ready&text=55123401", { tab: "all", place: undefined, text: "55123401" }],
])("the address %j shows %j", (search, filter) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(filter);
});
