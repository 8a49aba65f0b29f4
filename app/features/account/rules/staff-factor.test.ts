import { expect, test } from "vitest";
import { usedFactor } from "./staff-factor.ts";

test.each([
  [{ amr: ["pwd", "mfa"] }, true],
  [{ amr: ["otp"] }, true],
  [{ amr: ["hwk", "user"] }, true],
  [{ amr: ["fpt"] }, true],
  [{ amr: ["pwd"] }, false],
  [{ amr: [] }, false],
  [{ amr: "mfa" }, false],
  [{ amr: [["mfa"]] }, false],
  [{ acr: "mfa" }, false],
  [{}, false],
])("without a required level, %j: %s", (method, expected) =>
  expect(usedFactor(method, undefined)).toBe(expected),
);

test.each([
  [{ acr: "loa-2" }, true],
  [{ acr: "loa-2", amr: ["pwd"] }, true],
  [{ acr: "loa-1", amr: ["pwd", "mfa"] }, false],
  [{ acr: ["loa-2"] }, false],
  [{ amr: ["mfa"] }, false],
  [{}, false],
])("where loa-2 is required, %j: %s", (method, expected) =>
  expect(usedFactor(method, "loa-2")).toBe(expected),
);
