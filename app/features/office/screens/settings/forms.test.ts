import { expect, test } from "vitest";
import { addLine, grantsOf, linesOf, type MemberForm, problemsOfMember } from "./member-form.ts";
import { pinDigits, problemsOfPin } from "./pin-form.ts";

const adviser = { role: "adviser", place: "al-sadd" } as const;
const form: MemberForm = {
  ...{ name: "Noor Al Emadi", nameAr: "نور العمادي", email: "noor@rimal.example", language: "ar" },
  lines: linesOf([adviser]),
};

test.each<[Partial<MemberForm>, string[]]>([
  [{}, []],
  [{ name: " " }, ["name"]],
  [{ nameAr: "" }, ["nameAr"]],
  [{ email: "noor@" }, ["email"]],
  [{ email: "noor rimal.example" }, ["email"]],
  [{ lines: [] }, ["lines"]],
  [{ lines: addLine(form.lines) }, ["lines"]],
  [{ name: "", nameAr: "", email: "", lines: [] }, ["name", "nameAr", "email", "lines"]],
])("a colleague with %j lacks %j", (changes, problems) =>
  expect(problemsOfMember({ ...form, ...changes })).toEqual(problems),
);

test("a line that was removed gives its number to no other", () => {
  const [first, second] = addLine(addLine([]));
  const after = addLine(second === undefined ? [] : [second]);
  expect(after.map(({ id }) => id)).toEqual([1, 2]);
  expect(first?.id).toBe(0);
});

test("lines are grants once each is chosen", () => {
  expect(grantsOf(linesOf([adviser]))).toEqual([adviser]);
  expect(grantsOf(addLine(linesOf([adviser])))).toBeUndefined();
});

test.each([
  [{ pin: "482159", again: "482159" }, {}],
  [{ pin: "48215", again: "48215" }, { pin: true }],
  [{ pin: "482159", again: "482158" }, { again: true }],
  [
    { pin: "", again: "1" },
    { pin: true, again: true },
  ],
])("a PIN %j has the problems %j", (pin, problems) => expect(problemsOfPin(pin)).toEqual(problems));

test.each([
  ["٤٨٢١٥٩", "482159"],
  ["48 21-59", "482159"],
  ["4821597", "482159"],
  ["abc", ""],
])("%s is typed as %s", (typed, digits) => expect(pinDigits(typed)).toBe(digits));
