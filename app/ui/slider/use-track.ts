import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { glide } from "./glide.ts";
import { offsetOf, type SliderView, stopAfter, stopsOf, type Track, viewOf } from "./slider-view.ts";

/** The track is at rest this long after the last movement. */
const restMs = 150;

interface TrackOptions {
  direction: "ltr" | "rtl";
  /** Another group of slides has another name: it begins at its first slide. */
  group: string | undefined;
  count: number;
  /** Called when the slides in view have changed and the track rests. */
  onView: ((view: SliderView) => void) | undefined;
}

/** Follows the track of a slider and moves it. `view` is unknown on the server and until the page has scripts. */
export function useTrack(
  ref: RefObject<HTMLElement | null>,
  { direction, group, count, onView }: TrackOptions,
) {
  const [view, setView] = useState<SliderView | null>(null);
  const stopGliding = useRef<(() => void) | null>(null);
  const shownGroup = useRef(group);
  const report = useRef(onView);
  useEffect(() => {
    report.current = onView;
  });

  const look = useCallback(() => {
    const track = ref.current && trackOf(ref.current, direction);
    if (!ref.current || !track) return null;
    const seen = viewOf(track);
    deactivateHiddenSlides(ref.current, seen);
    setView((before) => (before && sameView(before, seen) ? before : seen));
    return seen;
  }, [ref, direction]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A position that was swiped to before hydration stays.
    if (shownGroup.current !== group) {
      stopGliding.current?.();
      element.scrollLeft = 0;
      shownGroup.current = group;
    }
    return followTrack(element, look, (seen) => report.current?.(seen));
  }, [ref, look, group]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that come or go change what is in view
  useEffect(() => void look(), [look, count]);

  const moveTo = (targetOf: (track: Track) => number) => {
    const track = ref.current && trackOf(ref.current, direction);
    if (!ref.current || !track) return;
    const offset = targetOf(track);
    stopGliding.current?.();
    stopGliding.current = glide(ref.current, offsetOf(offset, direction));
    return viewOf({ ...track, offset });
  };
  return {
    view,
    turn: (way: "next" | "previous") => moveTo((track) => stopAfter(track, way)),
    turnToPage: (page: number) => moveTo((track) => stopsOf(track)[page] ?? 0),
  };
}

/** Looks at every movement and every change of size; reports what is in view once it rests there. */
function followTrack(
  element: HTMLElement,
  look: () => SliderView | null,
  report: (seen: SliderView) => void,
) {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let reported: SliderView | null = look();
  const onMove = () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    frame = requestAnimationFrame(look);
    rest = setTimeout(() => {
      const seen = look();
      if (seen && reported && !sameView(seen, reported)) report(seen);
      reported = seen;
    }, restMs);
  };
  const resized = new ResizeObserver(onMove);
  resized.observe(element);
  element.addEventListener("scroll", onMove, { passive: true });
  // A slide that left the view with the focus becomes inert when the focus leaves it.
  element.addEventListener("focusout", onMove);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    resized.disconnect();
    element.removeEventListener("scroll", onMove);
    element.removeEventListener("focusout", onMove);
  };
}

function trackOf(element: HTMLElement, direction: "ltr" | "rtl"): Track | null {
  const [first, second] = element.children;
  if (!first) return null;
  const { left, width } = first.getBoundingClientRect();
  const step = second ? Math.abs(second.getBoundingClientRect().left - left) : width;
  if (step === 0) return null;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return {
    offset: offsetOf(element.scrollLeft, direction),
    most: element.scrollWidth - element.clientWidth,
    room: element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    slide: width,
    step,
    count: element.children.length,
  };
}

/**
 * The focus never enters a slide that is not seen, and is never taken from one: a slide that holds it leaves with it
 * and becomes inert later. Where no slide can hold the focus, the track itself does, for the arrow keys.
 */
function deactivateHiddenSlides(element: HTMLElement, { first, last }: SliderView) {
  for (const [index, slide] of [...element.children].entries()) {
    const hidden = index < first || index > last;
    (slide as HTMLElement).inert = hidden && !slide.contains(document.activeElement);
  }
  if (!element.querySelector("a, button, input, select, textarea, summary")) element.tabIndex = 0;
}

function sameView(a: SliderView, b: SliderView): boolean {
  return (Object.keys(a) as (keyof SliderView)[]).every((key) => a[key] === b[key]);
}
