import { type RefObject, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { uiWords } from "../words.ts";
import { SliderControls } from "./slider-controls.tsx";
import type { SliderPress } from "./slider-press.ts";
import type { SliderView } from "./slider-view.ts";
import { useTrack } from "./use-track.ts";

export interface SliderEngineProps {
  track: RefObject<HTMLElement | null>;
  direction: "ltr" | "rtl";
  /** The name of the group of slides that is shown. */
  group: string | undefined;
  count: number;
  onView: ((view: SliderView) => void) | undefined;
  onPress: ((press: SliderPress) => void) | undefined;
}

/** What moves a slider: its arrows and pagination, and what makes hidden slides inert. Loaded when the slider is seen. */
export function SliderEngine({ track, onPress, ...options }: SliderEngineProps) {
  const words = uiWords.of(useLanguage());
  const [announcement, setAnnouncement] = useState("");
  const { view, turn, turnToPage } = useTrack(track, options);
  const announce = (button: SliderPress["button"], next: SliderView | undefined) => {
    if (!next) return;
    setAnnouncement(words.slidesInView(next.first + 1, next.last + 1, next.count));
    onPress?.({ button, view: next });
  };
  return (
    <>
      <SliderControls
        view={view}
        onTurn={(way) => announce(way, turn(way))}
        onPage={(page) => view && announce(page < view.page ? "previous" : "next", turnToPage(page))}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
