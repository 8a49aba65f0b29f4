import { useEffect, useRef } from "react";
import { glide, isGliding } from "../slider/glide.ts";

/** A finger has let go and the track has come to rest. */
const restMs = 120;
/** Screens of a fractional zoom rest so far beside a slide, as a share of its width. */
const restShare = 0.02;

/**
 * Holds a track of full-width slides and an index together: another index scrolls there, a swipe to another slide tells
 * its index. Works in both directions of writing, because it reckons with whole slides only.
 */
export function useSnappedIndex(index: number, onMove: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  const known = useRef({ index, onMove, first: true });
  known.current.onMove = onMove;

  useEffect(() => {
    const element = track.current;
    const slide = element?.children[index] as HTMLElement | undefined;
    if (!element || !slide) return;
    const { first } = known.current;
    known.current.first = false;
    known.current.index = index;
    const place = slide.offsetLeft - element.offsetLeft;
    if (!first) return glide(element, place);
    element.scrollTo({ left: place, behavior: "instant" });
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const tellAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A screen that was closed meanwhile has no width, and no place in it.
        if (element.clientWidth === 0) return;
        const slides = Math.abs(element.scrollLeft) / element.clientWidth;
        const at = Math.round(slides);
        // Between two slides it is still on its way, on a device that is too busy to show every step; one that has been
        // sent elsewhere, and has not left yet, is not asked where it is.
        if (isGliding(element) || Math.abs(slides - at) > restShare) tellAtRest();
        else if (at !== known.current.index) known.current.onMove(at);
      }, restMs);
    };
    element.addEventListener("scroll", tellAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", tellAtRest);
    };
  }, []);
  return track;
}
