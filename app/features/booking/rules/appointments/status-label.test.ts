import { expect, test } from "vitest";
import { statusLabelOf } from "./status-label.ts";

const now = new Date("2026-11-21T08:00:00Z");
const [yesterday, tomorrow] = ["2026-11-20T09:00:00Z", "2026-11-22T09:00:00Z"];
const service = { type: "service", endAt: tomorrow };

test.each([
  ["a warranty", { status: "expired" }, "expired"],
  ["a request", { ...service, code: "CREA", status: "request submitted" }, "requested"],
  ["a confirmed appointment", { ...service, code: "CNF", status: "upcoming" }, "upcoming"],
  [
    "one that is over and was not closed",
    { ...service, code: "CNF", status: "upcoming", endAt: yesterday },
    "unclosed",
  ],
  ["a rejected one", { ...service, code: "RJD", status: "rejected" }, "rejected"],
  ["a car that was handed over", { ...service, code: "CIN", status: "in progress" }, "checked-in"],
  ["a car in work", { ...service, code: "WIP", status: "in progress" }, "in-workshop"],
  ["a car that is checked", { ...service, code: "QCA", status: "in progress" }, "quality-check"],
  ["a car to be paid for", { ...service, code: "PPY", status: "ready" }, "payment-due"],
  ["a car that waits", { ...service, code: "RFD", status: "ready" }, "ready"],
  [
    "a drive that is out",
    { type: "testDrive", code: "out", status: "in progress", endAt: tomorrow },
    "in-progress",
  ],
  ["a request without a time", { type: "lead", code: "requested", status: "request submitted" }, "time-open"],
  ["a drive that lost its car", { type: "lead", status: "request submitted", lostAt: tomorrow }, "time-lost"],
])("the badge of %s", (_, labeled, expected) => {
  expect(statusLabelOf(labeled, now)).toBe(expected);
});
