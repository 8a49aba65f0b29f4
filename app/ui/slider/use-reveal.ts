import { type RefObject, useEffect } from "react";

/**
 * Lets the children of an element come up once, when it is first scrolled into view. What
 * is in view when the page starts stays as it is, and without scripts nothing is ever hidden.
 */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.arrival = "waiting";
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset.arrival = "arrived";
        observer.disconnect();
      },
      { rootMargin: "0px 0px -12%" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.arrival;
    };
  }, [ref]);
}
