import { type RefObject, useEffect, useRef } from "react";

/**
 * The heading of what has taken the place of something else: it takes the focus, which was on what is gone, and comes into sight
 * below the header.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return heading;
}
