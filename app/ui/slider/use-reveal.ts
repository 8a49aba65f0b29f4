import { type RefObject, useEffect } from "react";

/**
 * Reveals the children of an element once, when it is first scrolled into view. What is in view when the page starts is not
 * animated, and without scripts nothing is ever hidden.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset.reveal = "arrived";
        observer.disconnect();
      },
      { rootMargin: "0px 0px -12%" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [ref]);
}
