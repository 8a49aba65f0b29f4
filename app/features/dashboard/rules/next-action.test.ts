import { expect, test } from "vitest";
import { nextAction } from "./next-action.ts";

const activity = (id: string, code: string, status: string, type = "service") => ({ id, code, status, type });
const upcoming = activity("next", "CNF", "upcoming");
const requested = activity("requested", "CREA", "request submitted");
const inWork = activity("in", "WIP", "in progress");
const ready = activity("out", "RFD", "ready");
const drive = activity("drive", "out", "in progress", "testDrive");
const lead = activity("lead", "requested", "request submitted", "lead");
const unpaid = activity("pay", "PPY", "ready");
const expiry = (id: string, isSoonOver: boolean) => ({ id, isSoonOver });

test.each([
  ["a car that waits, whatever else is coming", [upcoming, inWork, ready], [], "pickup out"],
  ["a car to be paid for", [unpaid], [], "pickup pay"],
  ["a car in the workshop", [inWork, upcoming], [], "in-workshop in"],
  ["the next appointment", [upcoming, requested], [expiry("w", true)], "appointment next"],
  ["a request", [requested], [], "appointment requested"],
  ["a test drive, which is in no workshop", [drive, upcoming], [], "appointment drive"],
  ["what has a time, before what waits for an answer", [lead, upcoming], [], "appointment next"],
  ["booking, beside what waits for an answer", [lead], [], "book "],
  ["a warranty that is soon over", [], [expiry("far", false), expiry("near", true)], "warranty near"],
  ["booking", [], [expiry("far", false)], "book "],
])("first comes %s", (_, coming, expiries, expected) => {
  const next = nextAction(coming, expiries);
  const about = "activity" in next ? next.activity.id : "expiry" in next ? next.expiry.id : "";
  expect(`${next.kind} ${about}`).toBe(expected);
});
