import { expect, test } from "vitest";
import { dialedPhone, internationalPhone, phoneInGroups } from "./phone.ts";

test.each([
  ["+97455001200", "+974 5500 1200"],
  ["+4930123456", "+4930123456"],
  ["+974550012001", "+974550012001"],
])("%s reads %s", (phone, expected) => {
  expect(phoneInGroups(phone)).toBe(expected);
});

test.each([
  ["QA", "+97455001200"],
  ["KW", "+96555001200"],
  ["FR", "55001200"],
])("a number of %s is dialled as %s", (country, expected) => {
  expect(internationalPhone("55001200", country)).toBe(expected);
});

test.each([
  ["55001200", "+97455001200"],
  ["5500 1200", "+97455001200"],
  ["+974 5500 1200", "+97455001200"],
  ["0097455001200", "+97455001200"],
  ["+4930123456", "+4930123456"],
  ["", ""],
])("%s is dialed as %s", (phone, expected) => {
  expect(dialedPhone(phone, "QA")).toBe(expected);
});
