import { expect, test } from "vitest";
import { CallerPlaces } from "./caller-places.server.ts";

/** How many of these callers found a place, one after the other. */
function takenBy(places: CallerPlaces, callers: readonly string[]): number {
  const taken = callers.filter((caller) => {
    const has = places.hasPlaceFor(caller);
    if (has) places.take(caller);
    return has;
  });
  return taken.length;
}

test("each caller has his own places, and one that is given back is free", () => {
  const places = new CallerPlaces(2);
  expect(takenBy(places, ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"])).toBe(3);
  places.giveBack("192.0.2.1");
  expect(takenBy(places, ["192.0.2.1", "192.0.2.1"])).toBe(1);
});

test("an IPv6 site has the places of four callers, in however many of its networks", () => {
  const places = new CallerPlaces(2);
  const callers = Array.from({ length: 100 }, (_, n) => `2001:db8:1:${n}`);
  expect(takenBy(places, callers)).toBe(8);
  for (const caller of callers.slice(0, 8)) places.giveBack(caller);
  expect(takenBy(places, callers)).toBe(8);
});
