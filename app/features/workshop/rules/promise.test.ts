import { describe, expect, test } from "vitest";
import { checkPromise, isOverdue, type PromiseChange, promiseNews } from "./promise.ts";

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);
const change = (changes: Partial<PromiseChange>): PromiseChange => ({
  ...{ from: at("12:00"), to: at("14:00"), note: "", now: at("09:00") },
  ...changes,
});

describe("another promise", () => {
  test.each<[string, Partial<PromiseChange>]>([
    ["a later one with a reason", { reason: "parts-awaited" }],
    ["a later one with another reason that is explained", { reason: "other", note: "Power cut" }],
    ["an earlier one", { to: at("11:00") }],
    ["the same one", { to: at("12:00") }],
  ])("%s is fine", (_, changes) => {
    expect(checkPromise(change(changes)).ok).toBe(true);
  });
  test.each<[string, Partial<PromiseChange>, string]>([
    ["that is over", { to: at("09:00") }, "promise-past"],
    ["that is later without a reason", {}, "delay-reason-needed"],
    ["with another reason that nobody explains", { reason: "other", note: "  " }, "delay-note-needed"],
    ["with a story", { reason: "technician", note: "x".repeat(301) }, "delay-note-too-long"],
  ])("%s is refused", (_, changes, code) => {
    expect(checkPromise(change(changes))).toMatchObject({ ok: false, code });
  });
});

test("the customer hears of what differs from what they last heard", () => {
  expect(promiseNews(at("12:00"), at("12:00"))).toBeUndefined();
  expect(promiseNews(at("12:00"), at("12:01"))).toBe("later");
  expect(promiseNews(at("12:00"), at("11:59"))).toBe("earlier");
});

test("a car is overdue from its promised time until it is ready or gone", () => {
  const visit = { promisedAt: at("12:00"), readyAt: null, endedAt: null };
  expect(isOverdue(visit, at("11:59"))).toBe(false);
  expect(isOverdue(visit, at("12:00"))).toBe(true);
  expect(isOverdue({ ...visit, readyAt: at("12:30") }, at("13:00"))).toBe(false);
  expect(isOverdue({ ...visit, endedAt: at("12:30") }, at("13:00"))).toBe(false);
});
