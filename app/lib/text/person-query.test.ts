import fc from "fast-check";
import { expect, test } from "vitest";
import { personQueryOf } from "./person-query.ts";

const read = (typed: string) => personQueryOf(typed, "+974");

test.each([
  ["55123401", "55123401"],
  ["+974 5512 3401", "55123401"],
  ["00974-5512-3401", "55123401"],
  ["97455123401", "55123401"],
  ["٥٥١٢ ٣٤٠١", "55123401"],
  ["+٩٧٤٥٥١٢٣٤٠١", "55123401"],
  ["\u206655123401\u2069", "55123401"],
  ["+974 5512", "5512"],
  ["5512", "5512"],
  ["3401", "3401"],
  ["0011", "0011"],
  ["97455", "97455"],
  ["+966 50 123 4567", "01234567"],
])("%j is the phone number %s", (typed, phone) => {
  expect(read(typed)).toEqual({ name: undefined, phone, email: undefined });
});

test.each(["551", "+974", "5512a", "", "  ", "+", "12+34"])("%j is no phone number", (typed) => {
  expect(read(typed).phone).toBeUndefined();
});

test.each([
  ["Noora@Example.qa", "noora@example.qa"],
  ["noora@", "noora@"],
  ["noo", "noo"],
  ["user55@", "user55@"],
])("%j is the e-mail address %s", (typed, email) => {
  expect(read(typed).email).toBe(email);
});

test.each(["no", "noora kuwari", "نورة", "a@b@c", "@example"])("%j is no e-mail address", (typed) => {
  expect(read(typed).email).toBeUndefined();
});

test("what has a letter may be a name, an address with its sign is none", () => {
  expect(read(" نورة الكواري ").name).toBe("نورة الكواري");
  expect(read("noora").name).toBe("noora");
  expect(read("noora@example.qa").name).toBeUndefined();
  expect(read("5512").name).toBeUndefined();
});

test("a number is the same in every script and form", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[3-7]\d{7}$/),
      fc.constantFrom("", "+974", "00974", "974"),
      (number, code) => {
        const arabic = [...number].map((digit) => String.fromCharCode(0x660 + Number(digit))).join("");
        expect(read(code + number).phone).toBe(number);
        expect(read(`${code} ${arabic}`).phone).toBe(number);
      },
    ),
  );
});

test("whatever is typed is read, and never more than 80 characters of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (typed) => {
      const { name = "", email = "", phone = "12345678" } = read(typed);
      expect(Math.max(name.length, email.length)).toBeLessThanOrEqual(160);
      expect(phone).toMatch(/^\d{4,8}$/);
    }),
  );
});
