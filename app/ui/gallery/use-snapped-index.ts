import { useEffect, useRef } from "react";
import { glide, isGliding } from "../slider/glide.ts";

/** A finger has let go and the track has come to rest. */
const restMs = 120;
/** Screens of a fractional zoom rest so far beside a slide, as a share of its width. */
const restShare = 0.02;

/**
 * Holds a track of full-width slides and an index together: another index scrolls there, a swipe to another slide
 * reports its index. It works in both directions of writing, because it counts whole slides only.
 */
export function useSnappedIndex(index: number, onMove: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  const latest = useRef({ index, onMove, first: true });
  latest.current.onMove = onMove;

  useEffect(() => {
    const element = track.current;
    const slide = element?.children[index] as HTMLElement | undefined;
    if (!element || !slide) return;
    const { first } = latest.current;
    latest.current.first = false;
    latest.current.index = index;
    const place = slide.offsetLeft - element.offsetLeft;
    if (!first) return glide(element, place);
    element.scrollTo({ left: place, behavior: "instant" });
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const reportAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A screen that was closed meanwhile has no width, and no place in it.
        if (element.clientWidth === 0) return;
        const slides = Math.abs(element.scrollLeft) / element.clientWidth;
        const at = Math.round(slides);
        // Between two slides, or before the first step of a glide, it has not arrived yet: a busy device skips steps.
        if (isGliding(element) || Math.abs(slides - at) > restShare) reportAtRest();
        else if (at !== latest.current.index) latest.current.onMove(at);
      }, restMs);
    };
    element.addEventListener("scroll", reportAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", reportAtRest);
    };
  }, []);
  return track;
}
