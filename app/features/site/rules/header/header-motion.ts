/** Where the header is while the page scrolls (product/behavior.md#header-motion). */
export interface HeaderMotion {
  readonly place: "top" | "away" | "over";
  readonly scrolledTo: number;
}

export const headerAtTop: HeaderMotion = { place: "top", scrolledTo: 0 };

/** Touchpads and rubber bands tremble; smaller steps change nothing. */
const stepPx = 6;

/** All in CSS pixels. The ribbon stands above the header and scrolls away with the page; 0 where there is none. */
interface ScrolledPage {
  readonly scrollTop: number;
  readonly pageHeight: number;
  readonly viewHeight: number;
  readonly headerHeight: number;
  readonly ribbonHeight: number;
}

/**
 * The next place: away when the page goes down past the header or reaches its end, over the page when it goes up,
 * back to the top where its own place under the ribbon is reached.
 */
export function afterScroll(before: HeaderMotion, page: ScrolledPage): HeaderMotion {
  const { scrollTop, pageHeight, viewHeight, ribbonHeight } = page;
  const ownHeight = ribbonHeight + page.headerHeight;
  if (scrollTop <= ribbonHeight) return headerAtTop;
  const atEnd = pageHeight > viewHeight + ownHeight && scrollTop + viewHeight >= pageHeight - 1;
  if (atEnd) return { place: "away", scrolledTo: scrollTop };
  const step = scrollTop - before.scrolledTo;
  if (Math.abs(step) < stepPx) return before;
  if (step < 0) return { place: before.place === "top" ? "top" : "over", scrolledTo: scrollTop };
  return { place: scrollTop > ownHeight ? "away" : before.place, scrolledTo: scrollTop };
}
