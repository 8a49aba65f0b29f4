/**
 * Runs in the page: of what `part` selects, every text that reaches over its own block, or over a box around it that is painted,
 * cuts, or stands beside others as a table's cell. What scrolls may hold more than it shows, what ends with an ellipsis says so
 * unless it is a state, and what is moved wholly out of a cut is not shown.
 */
export function spilledTexts(part = "body"): string[] {
  type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  /** In pixels: edges lie between them. */
  const slack = 1.5;
  const found = new Set<string>();
  for (const root of document.querySelectorAll(part)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) judge(walker.currentNode);
  }
  return [...found];

  function judge(text: Node): void {
    const element = text.parentElement;
    const content = text.textContent?.trim();
    if (!content || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const spilled = rects.map((rect) => spillOf(element, inkOf(rect, size))).find(Boolean);
    if (spilled && !isForEarsAlone(element)) found.add(`"${content.slice(0, 40)}" ${spilled}`);
  }

  function isForEarsAlone(element: Element): boolean {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (isCut(getComputedStyle(box)) && (width <= 2 || height <= 2)) return true;
    }
    return false;
  }

  /** A font's own height is mostly air: of a line it counts what letters fill. */
  function inkOf({ left, right, top, bottom }: DOMRect, size: number): Edges {
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - size * 0.3, bottom: middle + size * 0.3 };
  }

  /** From the text's own block outwards. */
  function spillOf(element: Element, ink: Edges): string | undefined {
    let isOwn = true;
    const isState = element.closest("[data-pill]") !== null;
    // What hangs over its surroundings is painted over them; what scrolls ends an axis.
    const counts = { painted: true, x: true, y: true };
    for (let box: Element | null = element; box !== null; box = boxAround(box)) {
      if (!isBlock(box)) continue;
      const style = getComputedStyle(box);
      if (isPiece(box, style) || (isCut(style) && hides(box, style, ink, isState))) return undefined;
      counts.x &&= !/auto|scroll/.test(style.overflowX);
      counts.y &&= !/auto|scroll/.test(style.overflowY);
      const matters =
        isOwn || isCut(style) || (counts.painted && (isPainted(style) || box.matches("td, th")));
      const over = matters ? distanceOver(box.getBoundingClientRect(), ink, counts) : 0;
      if (over > slack) return `${Math.round(over)} px over ${nameOf(box)}`;
      isOwn = false;
      counts.painted &&= style.position !== "absolute";
    }
    return undefined;
  }

  function boxAround(box: Element): Element | null {
    const { position } = getComputedStyle(box);
    if (position === "fixed" || box.matches(":popover-open, dialog:modal")) return null;
    const around =
      position === "absolute" && box instanceof HTMLElement ? box.offsetParent : box.parentElement;
    return around === document.documentElement ? null : around;
  }

  function isBlock(box: Element): boolean {
    if (box instanceof SVGElement) return box instanceof SVGSVGElement;
    return !/^(?:contents|inline)$/.test(getComputedStyle(box).display);
  }

  function isCut({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
    return overflowX !== "visible" || overflowY !== "visible";
  }

  /** Of something larger: a map, whose names go on beyond what is shown. */
  function isPiece(box: Element, { overflow }: CSSStyleDeclaration): boolean {
    return box instanceof SVGSVGElement
      ? overflow === "visible"
      : box.matches(":has(> canvas, > * > canvas)");
  }

  /** It shows nothing of the text, or says that it shows a part: of a state a part says nothing. */
  function hides(
    box: Element,
    { textOverflow, webkitLineClamp }: CSSStyleDeclaration,
    ink: Edges,
    isState: boolean,
  ): boolean {
    const edge = box.getBoundingClientRect();
    const isBeside = ink.right <= edge.left || ink.left >= edge.right;
    const isOut = isBeside || ink.bottom <= edge.top || ink.top >= edge.bottom;
    const saysSo = textOverflow === "ellipsis" || !/^(?:none|)$/.test(webkitLineClamp);
    return isOut || (saysSo && !isState);
  }

  function distanceOver(
    edge: DOMRect,
    ink: Edges,
    axes: { readonly x: boolean; readonly y: boolean },
  ): number {
    const across = axes.x ? Math.max(edge.left - ink.left, ink.right - edge.right) : 0;
    const along = axes.y ? Math.max(edge.top - ink.top, ink.bottom - edge.bottom) : 0;
    return Math.max(across, along);
  }

  function isPainted(style: CSSStyleDeclaration): boolean {
    const isSeen = (color: string) => color !== "transparent" && !/[,/] ?0\)$/.test(color);
    const sides = ["Top", "Right", "Bottom", "Left"] as const;
    const hasBorder = sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`]),
    );
    return hasBorder || isSeen(style.backgroundColor) || style.boxShadow !== "none";
  }

  function nameOf(box: Element): string {
    const classes = typeof box.className === "string" ? box.className.split(/\s+/).slice(0, 4).join(".") : "";
    return `${box.tagName.toLowerCase()}${box.id && `#${box.id}`}${classes && `.${classes}`}`;
  }
}
