import { type RefObject, useEffect } from "react";
import { prefersReducedMotion } from "#app/ui/prefers-reduced-motion.ts";

/**
 * The parts come up one after the other, once, when they are first scrolled to: 0.1 to 0.6 s apart. Where nothing may
 * move, or they are in view already, they simply stand there.
 */
export function useStaggeredArrival(parts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = parts.current;
    const isStill = prefersReducedMotion();
    if (!element || isStill || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      element.dataset.reveal = "arriving";
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [parts]);
}
