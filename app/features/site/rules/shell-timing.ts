/**
 * The times of the shell in milliseconds (product/behavior.md#timings). Lengths and layers stand in
 * `app/ui/theme.css`.
 */
export const drawerMs = 500;
export const overviewMs = 400;
/** The header has gone away for so long when it becomes filled and fixed; at the latest after the second. */
export const fillAfterMs = 300;
export const fillAtLatestMs = 2_000;
/** For so long the scrolling that a chosen section causes does not move the header. */
export const chosenSectionMs = 1_000;
export const ribbonMs = 5_000;
/** A pointer that only passes opens no drawer, and one that strays for a moment closes none. */
export const hoverRestMs = 90;
export const hoverLeaveMs = 160;
