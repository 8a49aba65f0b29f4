/**
 * The part of the screen's bottom that the question for consent covers: its height in px is set as `--consent-height` on the
 * body and on each element that stands above it. The variable is not inherited, and never set on the document: either way
 * the browser would compute the style of every element anew, which takes a phone 300 ms.
 */
const variable = "--consent-height";
const standing = new Set<HTMLElement>();
let heightPx = 0;

/** As the `ref` of an element that is fixed or sticky at the foot of the screen. */
export function standAboveBottomInset(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  standing.add(element);
  element.style.setProperty(variable, `${heightPx}px`);
  return () => void standing.delete(element);
}

/** Moves everything that stands above it; 0 when nothing covers the bottom any more. */
export function setBottomInset(px: number): void {
  heightPx = px;
  for (const { style } of [document.body, ...standing]) style.setProperty(variable, `${px}px`);
  // What gets the focus stops above it.
  document.documentElement.style.scrollPaddingBlockEnd = `calc(var(--foot-bars) + ${px}px)`;
}
