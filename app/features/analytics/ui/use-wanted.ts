import { useEffect, useState } from "react";
import { privacyChoicesEvent } from "../track.ts";

const signsOfUse = ["pointerdown", "pointermove", "scroll", "keydown"];
const patienceMs = 3_000;

/**
 * When the rest of analytics is wanted: at once for who has chosen before or debugs; for anybody else when they begin to
 * use the page, or after a while, so that the question never competes with the first picture. Answers 0 before that,
 * then 1, and one more each time the privacy choices are asked for.
 */
export function useWanted(): number {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    const use = () => setWanted((times) => times || 1);
    const open = () => setWanted((times) => (times || 1) + 1);
    const timer = setTimeout(use, hasReason() ? 0 : patienceMs);
    for (const sign of signsOfUse) addEventListener(sign, use, { once: true });
    addEventListener(privacyChoicesEvent, open);
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfUse) removeEventListener(sign, use);
      removeEventListener(privacyChoicesEvent, open);
    };
  }, []);
  return wanted;
}

function hasReason(): boolean {
  try {
    return location.search.includes("debugAnalytics") || localStorage.getItem("marsa.consent") !== null;
  } catch {
    return false;
  }
}
