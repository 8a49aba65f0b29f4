/** Where the header is while the page scrolls (specification, section 4, "Header"). */
export interface HeaderMotion {
  readonly place: "top" | "away" | "over";
  readonly scrolledTo: number;
}

export const headerAtTop: HeaderMotion = { place: "top", scrolledTo: 0 };

/** Touchpads and rubber bands tremble; smaller steps change nothing. */
const stepPx = 6;

/**
 * The next place: away when the page goes down past the header or reaches its end, over the page when it goes up,
 * back to the top at the top. All lengths in CSS pixels.
 */
export function afterScroll(
  before: HeaderMotion,
  page: { scrollTop: number; pageHeight: number; viewHeight: number; headerHeight: number },
): HeaderMotion {
  const { scrollTop, pageHeight, viewHeight, headerHeight } = page;
  if (scrollTop <= 0) return headerAtTop;
  const atEnd = pageHeight > viewHeight + headerHeight && scrollTop + viewHeight >= pageHeight - 1;
  if (atEnd) return { place: "away", scrolledTo: scrollTop };
  const step = scrollTop - before.scrolledTo;
  if (Math.abs(step) < stepPx) return before;
  if (step < 0) return { place: before.place === "top" ? "top" : "over", scrolledTo: scrollTop };
  return { place: scrollTop > headerHeight ? "away" : before.place, scrolledTo: scrollTop };
}
