import { type RefObject, useEffect } from "react";
import { wantsLessMotion } from "#app/ui/prefers-reduced-motion.ts";

/**
 * The parts come up one after the other, once, when they are first scrolled to: 0.1 to 0.6 s apart. Where nothing may
 * move, or they are in view already, they simply stand there.
 */
export function useStaggeredArrival(parts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = parts.current;
    const isStill = wantsLessMotion();
    if (!element || isStill || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.arrival = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      element.dataset.arrival = "arriving";
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.arrival;
    };
  }, [parts]);
}
