import { expect, test } from "vitest";
import { internationalPhone, phoneInGroups } from "./phone.ts";

test.each([
  ["+97455001200", "+974 5500 1200"],
  ["+4930123456", "+4930123456"],
  ["+974550012001", "+974550012001"],
])("%s reads %s", (phone, expected) => {
  expect(phoneInGroups(phone)).toBe(expected);
});

test("eight digits are dialled with the country's code", () => {
  expect(internationalPhone("55001200")).toBe("+97455001200");
});
