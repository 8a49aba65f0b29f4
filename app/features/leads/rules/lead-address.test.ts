import { expect, test } from "vitest";
import { addressOfLead } from "./lead-address.ts";

const addresses = {
  default: "sales",
  kinds: { fleet: "fleet" },
  locations: { lusail: { default: "lusail", kinds: { "test-drive": "drives" } } },
};

test.each([
  ["offer", null, "sales"],
  ["fleet", null, "fleet"],
  ["offer", "lusail", "lusail"],
  ["test-drive", "lusail", "drives"],
  ["fleet", "lusail", "lusail"],
  ["offer", "unknown", "sales"],
  ["fleet", "unknown", "fleet"],
  ["offer", "constructor", "sales"],
] as const)("a lead of kind %s for %s goes to %s", (kind, location, to) => {
  expect(addressOfLead(addresses, { kind, location })).toBe(to);
});
