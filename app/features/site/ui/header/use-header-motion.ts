import { useCallback, useEffect, useRef, useState } from "react";
import { afterScroll, type HeaderMotion, headerAtTop } from "../../rules/header/header-motion.ts";
import { chosenSectionMs, fillAfterMs, fillAtLatestMs } from "../../rules/shell-timing.ts";
import { ribbonId } from "./ribbon-id.ts";

/**
 * Where the header is now. `isFixed` means that it left its place at the top: it stands over the page, on a ground of its
 * own. `hideWhileScrolling` is for a chosen section: the header goes, and the way there does not bring it back.
 */
export function useHeaderMotion(path: string) {
  const [place, setPlace] = useState<HeaderMotion["place"]>("top");
  const [isFixed, setFixed] = useState(false);
  const motion = useRef(headerAtTop);
  const ignoresUntil = useRef(0);

  const reset = useCallback(() => {
    motion.current = headerAtTop;
    ignoresUntil.current = 0;
    setPlace("top");
    setFixed(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts with the header at its top
  useEffect(() => {
    reset();
    let frame = 0;
    const look = () => {
      frame = 0;
      if (performance.now() < ignoresUntil.current) {
        motion.current = { place: "away", scrolledTo: window.scrollY };
        return;
      }
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
    if (place === "over") return setFixed(true);
    const timer = setTimeout(() => setFixed(place === "away"), place === "away" ? fillAfterMs : 0);
    return () => clearTimeout(timer);
  }, [place]);

  const hasLeftTop = place !== "top";
  useEffect(() => {
    if (!hasLeftTop) return;
    const timer = setTimeout(() => setFixed(true), fillAtLatestMs);
    return () => clearTimeout(timer);
  }, [hasLeftTop]);

  const hideWhileScrolling = useCallback(() => {
    ignoresUntil.current = performance.now() + chosenSectionMs;
    motion.current = { place: "away", scrolledTo: window.scrollY };
    setPlace("away");
  }, []);

  return { place, isFixed, reset, hideWhileScrolling };
}

function measure() {
  const root = document.documentElement;
  return {
    scrollTop: window.scrollY,
    pageHeight: root.scrollHeight,
    viewHeight: window.innerHeight,
    headerHeight: Number.parseFloat(getComputedStyle(root).getPropertyValue("--header-height")) || 84,
    ribbonHeight: document.getElementById(ribbonId)?.offsetHeight ?? 0,
  };
}
