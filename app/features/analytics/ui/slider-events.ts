import type { SliderPress } from "#app/ui/slider/slider-press.ts";
import type { SliderView } from "#app/ui/slider/slider-view.ts";
import { track } from "../track.ts";

/** What a slider of that name reports: its buttons with the first and the last slide, and the slides in view. */
export function reportSlider(slider: string) {
  return {
    onPress: ({ button, view: { first, atStart, atEnd } }: SliderPress) => {
      const edge = atStart ? "first" : atEnd ? "last" : undefined;
      track({ event: "slider_button", slider, button, slide: first, ...(edge && { edge }) });
    },
    onView: ({ first, last }: SliderView) => {
      track({ event: "slider_view", slider, start: first, end: last, active: first });
    },
  };
}
