import { expect, test } from "vitest";
import { daysToShow, offerState, runningOffers } from "./offer-dates.ts";

const dates = { validFrom: "2026-11-01", validUntil: "2026-11-30" };

test.each([
  ["2026-10-31", "coming"],
  ["2026-11-01", "running"],
  ["2026-11-30", "running"],
  ["2026-12-01", "ended"],
])("on %s an offer of November is %s", (today, state) => expect(offerState(dates, today)).toBe(state));

test("only what runs is shown, in the order of the content", () => {
  const offers = [
    { id: "b", ...dates },
    { id: "over", validFrom: "2026-10-01", validUntil: "2026-11-20" },
    { id: "a", ...dates },
  ];
  expect(runningOffers(offers, "2026-11-21").map(({ id }) => id)).toEqual(["b", "a"]);
});

test.each([
  [0, 0],
  [10, 10],
  [11, undefined],
  [-1, undefined],
])("%i days before the end %s is shown", (left, shown) => expect(daysToShow(left)).toBe(shown));
