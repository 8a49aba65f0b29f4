import { expect, test } from "vitest";
import { nextAction } from "./next-action.ts";

const now = new Date("2026-11-21T08:00:00Z");
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
const activity = (id: string, code: string, status: string, from = 24, type = "service") => ({
  id,
  code,
  status,
  type,
  at: inHours(from),
  ...(type !== "lead" && { endAt: inHours(from + 1) }),
});
const upcoming = activity("next", "CNF", "upcoming");
const requested = activity("requested", "CREA", "request submitted", 48);
const inWork = activity("in", "WIP", "in progress", -2);
const ready = activity("out", "RFD", "ready", -4);
const drive = activity("drive", "out", "in progress", -0.5, "testDrive");
const lead = activity("lead", "requested", "request submitted", -3, "lead");
const lost = { ...lead, id: "lost", lostAt: inHours(8) };
const longLost = { ...lead, id: "long lost", lostAt: inHours(-24 * 30) };
const unpaid = activity("pay", "PPY", "ready", -4);
const unclosed = activity("missed", "CNF", "upcoming", -24);
const longUnclosed = activity("long ago", "CNF", "upcoming", -24 * 20);
const rejected = activity("no", "RJD", "rejected", 48);
const rejectedBefore = activity("no longer", "RJD", "rejected", -48);
const done = activity("done", "OUT", "finished", -12);
const expiry = (id: string, isSoonOver: boolean) => ({ id, isSoonOver });

test.each([
  ["a car that waits, whatever else is coming", [upcoming, inWork, lost, ready], [], [], "pickup out"],
  ["a car to be paid for", [unpaid], [], [], "payment pay"],
  ["a drive that lost its car, before other appointments", [upcoming, lost], [], [], "lost lost"],
  [
    "the next appointment, where a drive lost its car long ago",
    [upcoming, longLost],
    [],
    [],
    "appointment next",
  ],
  ["a car in the workshop", [inWork, upcoming], [], [], "in-workshop in"],
  ["the next appointment", [upcoming, requested], [unclosed], [expiry("w", true)], "appointment next"],
  ["a request", [requested], [], [], "appointment requested"],
  ["a test drive, which is in no workshop", [drive, upcoming], [], [], "appointment drive"],
  ["what has a time, before what waits for an answer", [lead, upcoming], [], [], "appointment next"],
  ["booking, beside what waits for an answer", [lead], [], [], "book "],
  ["a request that was turned down", [], [rejected, unclosed], [], "rejected no"],
  ["booking, after one that was turned down before its day", [], [rejectedBefore], [], "book "],
  ["what is over and was not closed", [], [unclosed], [expiry("w", true)], "unclosed missed"],
  ["booking, long after it", [], [longUnclosed], [], "book "],
  ["booking, where a later visit took place", [], [done, unclosed], [], "book "],
  ["a warranty that is soon over", [], [], [expiry("far", false), expiry("near", true)], "warranty near"],
  ["booking", [], [], [expiry("far", false)], "book "],
])("first comes %s", (_, coming, past, expiries, expected) => {
  const next = nextAction({ coming, past }, expiries, now);
  const about = "activity" in next ? next.activity.id : "expiry" in next ? next.expiry.id : "";
  expect(`${next.kind} ${about}`).toBe(expected);
});
