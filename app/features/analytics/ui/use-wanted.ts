import { useEffect, useState } from "react";
import { pageInUse } from "#app/ui/late/page-use.ts";
import { privacyChoicesEvent } from "../track.ts";

/**
 * When the rest of analytics is wanted: at once for who has chosen before or debugs; for anybody else when they begin to
 * use the page, or after a while, so that the question never competes with the first picture. Answers 0 before that,
 * then 1, and one more each time the privacy choices are asked for.
 */
export function useWanted(): number {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    const open = () => setWanted((times) => (times || 1) + 1);
    void (hasReason() ? Promise.resolve() : pageInUse()).then(() => setWanted((times) => times || 1));
    addEventListener(privacyChoicesEvent, open);
    return () => removeEventListener(privacyChoicesEvent, open);
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
