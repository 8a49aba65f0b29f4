import { expect, test } from "vitest";
import { showsSecret } from "./bearer-secret.server.ts";

const secret = "a-secret-of-this-installation-0001";

test.each([
  [`Bearer ${secret}`, true],
  [`bearer ${secret}`, true],
  [`Bearer ${secret}x`, false],
  [`Bearer ${secret.slice(1)}`, false],
  [`Basic ${secret}`, false],
  [secret, false],
  ["Bearer ", false],
  ["", false],
  [undefined, false],
])("%s: %s", (header, expected) => {
  expect(showsSecret(header, secret)).toBe(expected);
});
