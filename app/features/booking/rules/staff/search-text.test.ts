import { expect, test } from "vitest";
import { referenceOf } from "#app/lib/reference.ts";
import { dialledPhone, foldedPlate, numberInText, searchTerms } from "./search-text.ts";

test.each([
  ["482915", "482915"],
  ["٤٨٢ ٩١٥", "482915"],
  [" 48-29 15 ", "482915"],
  ["dxb ١٢", "DXB12"],
])("the plate %s is compared as %s", (typed, expected) => {
  expect(foldedPlate(typed)).toBe(expected);
});

test("a reference is found with and without the brand's code, in Arabic digits and small letters", () => {
  const reference = referenceOf(1234, "RM");
  const arabic = reference.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  for (const typed of [reference, reference.slice(3), reference.toLowerCase(), ` ${arabic} `])
    expect(numberInText(typed)).toBe(1234);
  for (const typed of ["", "RM-12", "RM-UUUUUU", "RMLHJR4K7R1004821"])
    expect(numberInText(typed)).toBeUndefined();
});

test.each([
  ["5512 3456", "+97455123456"],
  ["٥٥١٢٣٤٥٦", "+97455123456"],
  ["00974 55123456", "+97455123456"],
  ["+974 55123456", "+97455123456"],
  ["97455123456", "+97455123456"],
  ["+966 501234567", "+966501234567"],
  ["12345", undefined],
  ["45123456", undefined],
  ["RM-7K3QXA", undefined],
])("the number %s is dialled as %s", (typed, expected) => {
  expect(dialledPhone(typed, "974")).toBe(expected);
});

test("a text is read as everything that it may be", () => {
  expect(searchTerms("482915", "974")).toMatchObject({
    plate: "482915",
    vin: "482915",
    person: { name: undefined, phone: "482915" },
  });
  expect(searchTerms("482915", "974").number).toBeTypeOf("number");
  expect(searchTerms("rmlhjr4k7r1004821", "974")).toMatchObject({
    number: undefined,
    plate: undefined,
    vin: "RMLHJR4K7R1004821",
  });
  expect(searchTerms("نورة 12", "974")).toMatchObject({ plate: undefined, person: { name: "نورة 12" } });
  expect(searchTerms("00974 5512 3456", "974")).toMatchObject({ person: { phone: "55123456" } });
  expect(searchTerms("?", "974")).toEqual({
    number: undefined,
    plate: undefined,
    vin: undefined,
    person: { name: undefined, phone: undefined },
  });
});
