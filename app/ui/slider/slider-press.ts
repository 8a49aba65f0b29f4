import type { SliderView } from "./slider-view.ts";

/** Which control was used, and what is in view when the slider has followed it. */
export interface SliderPress {
  readonly button: "next" | "previous" | "tab";
  readonly view: SliderView;
}
