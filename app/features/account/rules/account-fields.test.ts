import { describe, expect, test } from "vitest";
import { normalizeFields, problemsOf } from "./account-fields.ts";

const good = {
  email: "sara@example.qa",
  password: "palm tree coffee",
  firstName: "Sara",
  lastName: "Al Emadi",
  phone: "55123456",
};

describe("registration", () => {
  test("good values have no problems", () => expect(problemsOf(good)).toEqual({}));
  test.each([
    ["email", "", "missing"],
    ["email", "sara@example", "wrong-format"],
    ["firstName", "Sara1", "wrong-format"],
    ["phone", "45123456", "wrong-format"],
    ["password", "", "missing"],
    ["password", "x".repeat(129), "password-too-long"],
    ["password", "🌴".repeat(129), "password-too-long"],
  ] as const)("%s %j is refused: %s", (name, value, problem) => {
    expect(problemsOf({ ...good, [name]: value })).toEqual({
      [name]: { problem, suggestion: undefined },
    });
  });
  test("a hyphenated name gets a suggestion", () => {
    expect(problemsOf({ lastName: "Al-Thani" })).toEqual({
      lastName: { problem: "wrong-format", suggestion: "Al Thani" },
    });
  });
});

test("the inclusive profile takes other names and addresses", () => {
  const values = { lastName: "Al-Thani", email: "sara+car@example.online" };
  expect(Object.keys(problemsOf(values))).toEqual(["lastName", "email"]);
  expect(problemsOf(values, "inclusive")).toEqual({});
});

test("only a name gets a suggestion", () => {
  expect(problemsOf({ email: "Al-Thani" }).email?.suggestion).toBeUndefined();
});

test("a password to sign in with needs only be there", () => {
  expect(problemsOf({ password: "x".repeat(128) })).toEqual({});
  expect(problemsOf({ password: "🌴".repeat(128) })).toEqual({});
  expect(problemsOf({ email: good.email, password: "x" })).toEqual({});
});

test("fields are normalized, the password is not", () => {
  expect(
    normalizeFields({ email: " Sara@Example.qa ", phone: "+974 ٥٥١٢٣٤٥٦", password: "  two  spaces " }),
  ).toEqual({
    email: "sara@example.qa",
    phone: "55123456",
    password: "  two  spaces ",
  });
});
