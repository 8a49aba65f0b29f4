import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetOf, progressAt, stopAfter, stopsOf, type Track, viewOf } from "./slider-view.ts";

/** A track of equal slides as CSS lays it out: `perView` of them fill the room, gaps included. */
function track(count: number, perView: number, offset = 0, room = 1000, gap = 20): Track {
  const slide = (room - (perView - 1) * gap) / perView;
  const step = slide + gap;
  return { offset, most: Math.max(0, count * step - gap - room), room, slide, step, count };
}

describe("what is seen", () => {
  it.each([
    ["three of seven at the start", track(7, 3), 0, 2, true, false],
    ["three of seven, one further", track(7, 3, 340), 1, 3, false, false],
    ["the end", track(7, 3, track(7, 3).most), 4, 6, false, true],
    ["a phone's first, whose neighbour peeps in", track(7, 1.02, 0, 350, 16), 0, 0, true, false],
    ["fewer than fit", track(2, 3), 0, 1, true, true],
    ["half a slide counts", track(9, 3.5, 0, 1000, 0), 0, 3, true, false],
  ])("%s", (_, at, first, last, atStart, atEnd) => {
    expect(viewOf(at)).toMatchObject({ first, last, atStart, atEnd, count: at.count });
  });
});

describe("stops", () => {
  it.each([
    ["as many slides further as are seen, and the end", track(7, 3), [0, 1020, 1360]],
    ["one where all fit", track(3, 3), [0]],
    ["each slide on a phone", track(3, 1, 0, 350, 0), [0, 350, 700]],
    ["whole slides only", track(7, 3.5, 0, 1050, 0), [0, 900, 1050]],
  ])("%s", (_, at, stops) => {
    expect(stopsOf(at).map(Math.round)).toEqual(stops);
  });

  it("an arrow skips no slide after a swipe between two pages", () => {
    expect(stopAfter(track(9, 3, 680), "next")).toBe(1020);
    expect(stopAfter(track(9, 3, 680), "previous")).toBe(0);
  });
});

const anyTrack = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.double({ min: 1, max: 7, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 280, max: 2500 }),
  )
  .map(([count, perView, share, room]) => {
    const at = track(count, perView, 0, room, 16);
    return { ...at, offset: share * at.most };
  });

describe("on any track", () => {
  it("arrows reach both ends, a page at a time, and see every slide on the way", () => {
    fc.assert(
      fc.property(anyTrack, (start) => {
        const seen = new Set<number>();
        let at: Track = { ...start, offset: 0 };
        for (let presses = 0; presses <= at.count; presses += 1) {
          const view = viewOf(at);
          for (let slide = view.first; slide <= view.last; slide += 1) seen.add(slide);
          at = { ...at, offset: stopAfter(at, "next") };
        }
        expect(seen.size).toBe(at.count);
        expect(viewOf(at).atEnd).toBe(true);
        for (let presses = 0; presses <= at.count; presses += 1)
          at = { ...at, offset: stopAfter(at, "previous") };
        expect(viewOf(at)).toMatchObject({ first: 0, atStart: true, page: 0 });
      }),
    );
  });

  it("the view lies within the slides and the page within the pages", () => {
    fc.assert(
      fc.property(anyTrack, (at) => {
        const { first, last, count, page, pages } = viewOf(at);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThan(count);
        expect(page).toBeLessThan(pages);
      }),
    );
  });
});

it("both directions count from the first slide, and there is no -0", () => {
  expect(offsetOf(340, "ltr")).toBe(340);
  expect(offsetOf(-340, "rtl")).toBe(340);
  expect(offsetOf(340, "rtl")).toBe(-340);
  expect(Object.is(offsetOf(0, "rtl"), 0)).toBe(true);
});

it("a movement begins at once, never turns back and ends in time", () => {
  expect(progressAt(0, 800)).toBe(0);
  expect(progressAt(400, 800)).toBeGreaterThan(0.8);
  expect(progressAt(800, 800)).toBe(1);
  expect(progressAt(5000, 800)).toBe(1);
});
