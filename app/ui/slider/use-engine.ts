import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { SliderEngineProps } from "./slider-engine.tsx";

/**
 * What moves a slider, once the slider is seen or touched: until then, and where it does not come, the browser alone
 * scrolls and snaps.
 */
export function useEngine(track: RefObject<HTMLElement | null>): ComponentType<SliderEngineProps> | null {
  const [Engine, setEngine] = useState<ComponentType<SliderEngineProps> | null>(null);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let gone = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import("./slider-engine.tsx")
        .then(({ SliderEngine }) => gone || setEngine(() => SliderEngine))
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [track]);
  return Engine;
}
