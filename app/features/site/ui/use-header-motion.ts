import { useEffect, useRef, useState } from "react";
import { afterScroll, type HeaderMotion, headerAtTop } from "../rules/header-motion.ts";

/** Fixed and filled come this long after the header has gone away (specification, section 4). */
const fillAfterMs = 300;

/** Where the header is now. `filled` tells that it left its place at the top and stands on a ground of its own. */
export function useHeaderMotion(path: string): { place: HeaderMotion["place"]; filled: boolean } {
  const [place, setPlace] = useState<HeaderMotion["place"]>("top");
  const [filled, setFilled] = useState(false);
  const motion = useRef(headerAtTop);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts with the header at its top
  useEffect(() => {
    motion.current = headerAtTop;
    setPlace("top");
    setFilled(false);
    let frame = 0;
    const look = () => {
      frame = 0;
      motion.current = afterScroll(motion.current, measure());
      setPlace(motion.current.place);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener("scroll", lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookSoon);
    };
  }, [path]);

  useEffect(() => {
    if (place === "over") return setFilled(true);
    const timer = setTimeout(() => setFilled(place === "away"), place === "away" ? fillAfterMs : 0);
    return () => clearTimeout(timer);
  }, [place]);

  return { place, filled };
}

function measure() {
  const root = document.documentElement;
  const headerHeight = Number.parseFloat(getComputedStyle(root).getPropertyValue("--header-height")) || 84;
  return {
    scrollTop: window.scrollY,
    pageHeight: root.scrollHeight,
    viewHeight: window.innerHeight,
    headerHeight,
  };
}
