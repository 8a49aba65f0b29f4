import { useEffect, useState } from "react";
import { privacyChoicesEvent } from "../track.ts";

/**
 * When the rest of analytics is wanted: once the page has loaded, so that the question never competes with its pictures.
 * Answers 0 before that, then 1, and one more each time the privacy choices are opened.
 */
export function useWanted(): number {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    const begin = () => setWanted((times) => times || 1);
    const open = () => setWanted((times) => (times || 1) + 1);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    addEventListener(privacyChoicesEvent, open);
    return () => {
      removeEventListener("load", begin);
      removeEventListener(privacyChoicesEvent, open);
    };
  }, []);
  return wanted;
}
