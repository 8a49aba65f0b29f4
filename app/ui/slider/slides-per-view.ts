/**
 * How many slides are seen at each width (product/behavior.md#sliders), as classes that set `--per-view`; a layout of a
 * page's own does the same, and may set `--gap` and `--edge` too.
 */
export const slidesPerView = {
  /** 1.02 on a phone, so that the next one peeps in, 2 on a tablet, 3 on a desktop. */
  cards: "[--per-view:1.02] md:[--per-view:2] lg:[--per-view:3]",
  /** One whole picture at every width. */
  one: "[--per-view:1]",
} as const;

/** News: about 1.02 on a phone; further up by the number of slides, else 2. */
export function newsPerView(count: number): string {
  const wider: Readonly<Record<number, string>> = {
    1: "md:[--per-view:1]",
    3: "md:[--per-view:2] lg:[--per-view:3]",
  };
  return `[--per-view:1.02] ${wider[count] ?? "md:[--per-view:2]"}`;
}
