import { expect, test } from "vitest";
import { phoneInGroups } from "./phone.ts";

test.each([
  ["+97455001200", "+974 5500 1200"],
  ["+4930123456", "+4930123456"],
  ["+974550012001", "+974550012001"],
])("%s reads %s", (phone, expected) => {
  expect(phoneInGroups(phone)).toBe(expected);
});
