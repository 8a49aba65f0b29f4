import { type RefObject, useEffect, useState } from "react";

/** Whether at least this share of an element is in view, from 0 to 1. */
export function useInView(element: RefObject<Element | null>, share: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= share),
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return inView;
}
