import { prefersReducedMotion } from "../prefers-reduced-motion.ts";
import { progressAt } from "./slider-view.ts";

/** The speed of sliders. */
const speedMs = 800;

/** What ends a movement: the visitor's own. */
const interruptions = ["pointerdown", "wheel", "touchstart", "keydown"] as const;

const gliding = new WeakSet<HTMLElement>();

/** Whether a scroller is being moved by `glide`, also where a busy device has not drawn a step of it yet. */
export function isGliding(scroller: HTMLElement): boolean {
  return gliding.has(scroller);
}

/**
 * Moves a scroller in 800 ms, at once where less motion is wanted. Snapping waits meanwhile, or it would pull back;
 * the visitor's own movement ends ours. Returns what stops it.
 */
export function glide(scroller: HTMLElement, scrollLeft: number): () => void {
  if (prefersReducedMotion()) {
    scroller.scrollTo({ left: scrollLeft, behavior: "instant" });
    return () => undefined;
  }
  const from = scroller.scrollLeft;
  const startedAt = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    gliding.delete(scroller);
    scroller.style.scrollSnapType = "";
    for (const name of interruptions) scroller.removeEventListener(name, stop);
  };
  const move = (now: number) => {
    const progress = progressAt(now - startedAt, speedMs);
    scroller.scrollTo({ left: from + (scrollLeft - from) * progress, behavior: "instant" });
    if (progress < 1) frame = requestAnimationFrame(move);
    else stop();
  };
  gliding.add(scroller);
  scroller.style.scrollSnapType = "none";
  for (const name of interruptions) scroller.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(move);
  return stop;
}
