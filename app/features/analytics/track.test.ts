import { afterEach, expect, test } from "vitest";
import type { AnalyticsEvent } from "./rules/events.ts";
import { handOverTo, track, waitingEvents } from "./track.ts";

const click = (name: string): AnalyticsEvent => ({ event: "click", name, place: "main" });

afterEach(() => {
  handOverTo(() => undefined);
  handOverTo(undefined);
});

test("before a choice events wait; with consent they go first, in their order", () => {
  const sent: AnalyticsEvent[] = [];
  track(click("a"));
  track(click("b"));
  expect(waitingEvents()).toEqual([click("a"), click("b")]);
  handOverTo((event) => sent.push(event));
  track(click("c"));
  expect(sent).toEqual([click("a"), click("b"), click("c")]);
  expect(waitingEvents()).toEqual([]);
});

test("a refusal drops what waited and what follows; a later consent brings none of it back", () => {
  const sent: AnalyticsEvent[] = [];
  track(click("a"));
  handOverTo(() => undefined);
  track(click("b"));
  handOverTo((event) => sent.push(event));
  track(click("c"));
  expect(sent).toEqual([click("c")]);
});

test("only the latest two hundred wait", () => {
  for (let number = 0; number < 250; number += 1) track(click(String(number)));
  expect(waitingEvents()).toHaveLength(200);
  expect(waitingEvents()[0]).toEqual(click("50"));
});
