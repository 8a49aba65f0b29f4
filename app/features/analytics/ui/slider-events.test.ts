import { afterEach, expect, test } from "vitest";
import type { AnalyticsEvent } from "../rules/events.ts";
import { handOverTo } from "../track.ts";
import { reportSlider } from "./slider-events.ts";

afterEach(() => handOverTo(undefined));

const view = { first: 2, last: 4, count: 7, atStart: false, atEnd: false, page: 1, pages: 3 };

function eventsOf(use: (report: ReturnType<typeof reportSlider>) => void): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = [];
  handOverTo((event) => events.push(event));
  use(reportSlider("models"));
  return events;
}

test.each([
  ["in the middle", view, {}],
  ["to the first slide", { ...view, first: 0, last: 2, atStart: true }, { edge: "first" }],
  ["to the last slide", { ...view, first: 4, last: 6, atEnd: true }, { edge: "last" }],
])("a button %s reports the slide that it brings", (_, brought, edge) => {
  expect(eventsOf(({ onPress }) => onPress({ button: "next", view: brought }))).toEqual([
    { event: "slider_button", slider: "models", button: "next", slide: brought.first, ...edge },
  ]);
});

test("the slides in view are reported once it rests, whatever moved it", () => {
  expect(eventsOf(({ onView }) => onView(view))).toEqual([
    { event: "slider_view", slider: "models", start: 2, end: 4, active: 2 },
  ]);
});
