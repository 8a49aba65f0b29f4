import fc from "fast-check";
import { expect, test } from "vitest";
import { callerAt, countedNetworks, networkOf } from "./network.server.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001:2::7", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["2001:db8:1:2::203.0.113.7", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["1::", "1:0:0:0"],
  ["", "unknown"],
  ["<b>x</b>", "unknown"],
])("whose request comes from %s: %s", (address, caller) => {
  expect(callerAt(address)).toBe(caller);
});

test("all addresses of 64 bits are one caller, however they are spelled", () => {
  const group = fc.integer({ min: 0, max: 0xff_ff }).map((number) => number.toString(16));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (network, host, isUpper) => {
      const address = [...network.slice(0, 4), ...host.slice(4)]
        .map((part) => part.padStart(4, "0"))
        .join(":");
      const isMapped = /^(0000:){5}ffff/.test(address);
      fc.pre(!isMapped);
      expect(callerAt(isUpper ? address.toUpperCase() : address)).toBe(network.slice(0, 4).join(":"));
    }),
  );
});

test("a caller of IPv6 is counted with the 48 bits around as well, one of IPv4 alone", () => {
  expect(countedNetworks("2001:db8:1:2")).toEqual([
    { key: "2001:db8:1:2", times: 1 },
    { key: "2001:db8:1::/48", times: 4 },
  ]);
  expect(countedNetworks("203.0.113.7")).toEqual([{ key: "203.0.113.7", times: 1 }]);
});

test.each([
  ["203.0.113.7", "203.0.113"],
  ["2001:db8:1:2", "2001:db8:1"],
  ["unknown", "unknown"],
])("the network of %s is %s", (caller, network) => {
  expect(networkOf(caller)).toBe(network);
});
