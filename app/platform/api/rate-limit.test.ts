import { expect, test } from "vitest";
import { addressOfConnection } from "./api-app.server.ts";
import { countRequest, inProcess } from "./rate-limit.server.ts";

test("a caller gets as many requests a minute as allowed, and another caller his own", () => {
  const answers = Array.from({ length: 5 }, () => countRequest("x", "a", 3, 1_000_000));
  expect(answers).toEqual([true, true, true, false, false]);
  expect(countRequest("x", "b", 3, 1_000_001)).toBe(true);
});

test("the next minute starts afresh", () => {
  for (let n = 0; n < 9; n += 1) countRequest("x", "c", 3, 2_000_000);
  expect(countRequest("x", "c", 3, 2_059_999)).toBe(false);
  expect(countRequest("x", "c", 3, 2_060_000 + 59_999)).toBe(true);
});

test("callers beyond the most that is counted change nobody's count who comes on", () => {
  for (let n = 0; n < 9; n += 1) countRequest("x", "busy", 3, 3_000_000);
  for (let n = 0; n < 150_000; n += 1) {
    countRequest("x", `stranger ${n}`, 3, 3_000_000);
    if (n % 1_000 === 0) expect(countRequest("x", "busy", 3, 3_000_000)).toBe(false);
  }
});

test("an IPv6 site gets as much as four callers, in however many of its networks", () => {
  const answers = Array.from({ length: 100 }, (_, n) => countRequest("x", `2001:db8:1:${n}`, 3, 4_000_000));
  expect(answers.filter(Boolean)).toHaveLength(12);
  expect(countRequest("x", "2001:db8:2:1", 3, 4_000_000)).toBe(true);
});

test("what one caller is refused is not counted for the site around it", () => {
  for (let n = 0; n < 100; n += 1) countRequest("y", "2001:db8:3:1", 3, 4_000_000);
  expect(countRequest("y", "2001:db8:3:2", 3, 4_000_000)).toBe(true);
});

test("a clock that was put back begins a window too", () => {
  for (let n = 0; n < 9; n += 1) countRequest("x", "d", 3, 9_000_000);
  expect(countRequest("x", "d", 3, 9_000_000)).toBe(false);
  expect(countRequest("x", "d", 3, 5_000_000)).toBe(true);
});

test.each<[string, number, string, string]>([
  ["what a caller says of itself without a proxy", 0, "203.0.113.9", "198.51.100.1"],
  ["what it says before the one proxy", 1, "203.0.113.9, 203.0.113.7", "203.0.113.7"],
  ["a header that is shorter than the proxies are many", 2, "203.0.113.7", "unknown"],
  ["the port of a connection", 1, "203.0.113.7:51822", "203.0.113.7"],
  ["IPv4 in the spelling of IPv6", 1, "::ffff:203.0.113.7", "203.0.113.7"],
  ["the port behind a network of IPv6", 1, "[2001:db8:1:2::7]:443", "2001:db8:1:2"],
  ["the name of our own calls", 1, inProcess, "unknown"],
  ["a text", 1, "<b>x</b>", "unknown"],
])("%s does not change whose request is counted", (_, proxies, forwardedFor, counted) => {
  const connection = { socket: { remoteAddress: "198.51.100.1" } };
  expect(addressOfConnection(connection, forwardedFor, proxies)).toBe(counted);
});
