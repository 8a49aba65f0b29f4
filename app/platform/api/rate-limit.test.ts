import { expect, test } from "vitest";
import { addressOfConnection } from "./api-app.server.ts";
import { countRequest, inProcess } from "./rate-limit.server.ts";

test("a caller gets as many requests a minute as allowed, and another caller his own", () => {
  const answers = Array.from({ length: 5 }, () => countRequest("a", 3, 1_000_000));
  expect(answers).toEqual([true, true, true, false, false]);
  expect(countRequest("b", 3, 1_000_001)).toBe(true);
});

test("the next minute starts afresh", () => {
  for (let n = 0; n < 9; n += 1) countRequest("c", 3, 2_000_000);
  expect(countRequest("c", 3, 2_059_999)).toBe(false);
  expect(countRequest("c", 3, 2_060_000 + 59_999)).toBe(true);
});

test("a clock that was put back begins a window too", () => {
  for (let n = 0; n < 9; n += 1) countRequest("d", 3, 9_000_000);
  expect(countRequest("d", 3, 9_000_000)).toBe(false);
  expect(countRequest("d", 3, 5_000_000)).toBe(true);
});

test.each<[string, number, string, string]>([
  ["what a caller says of itself without a proxy", 0, "203.0.113.9", "198.51.100.1"],
  ["what it says before the one proxy", 1, "203.0.113.9, 203.0.113.7", "203.0.113.7"],
  ["a header that is shorter than the proxies are many", 2, "203.0.113.7", "unknown"],
  ["the port of a connection", 1, "203.0.113.7:51822", "203.0.113.7"],
  ["the port behind a network of IPv6", 1, "[2001:db8:1:2::7]:443", "2001:db8:1:2"],
  ["the name of our own calls", 1, inProcess, "unknown"],
  ["a text", 1, "<b>x</b>", "unknown"],
])("%s does not change whose request is counted", (_, proxies, forwardedFor, counted) => {
  const connection = { socket: { remoteAddress: "198.51.100.1" } };
  expect(addressOfConnection(connection, forwardedFor, proxies)).toBe(counted);
});
