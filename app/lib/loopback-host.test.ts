import { expect, test } from "vitest";
import { isLoopbackHost } from "./loopback-host.ts";

test.each([
  ["localhost", true],
  ["LOCALHOST", true],
  ["localhost.", true],
  ["marsa.localhost", true],
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.5", false],
  ["127.0.0.1.example.com", false],
  ["localhost.example.com", false],
  ["notlocalhost", false],
  ["marsa.example", false],
  ["", false],
])("%s: %s", (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});
