import { expect, test } from "vitest";
import { forgottenBefore } from "./retention.ts";

test.each([
  ["2026-11-23T07:00:00Z", "2024-11-23T07:00:00.000Z", "2026-10-24T07:00:00.000Z"],
  ["2026-01-05T00:00:00Z", "2024-01-05T00:00:00.000Z", "2025-12-06T00:00:00.000Z"],
  ["2028-02-29T12:00:00Z", "2026-03-01T12:00:00.000Z", "2028-01-30T12:00:00.000Z"],
])("on %s appointments before %s are deleted, those without a customer before %s", (now, own, orphan) => {
  const { ofCustomers, orphans } = forgottenBefore(new Date(now));
  expect([ofCustomers.toISOString(), orphans.toISOString()]).toEqual([own, orphan]);
});
