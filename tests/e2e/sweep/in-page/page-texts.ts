export type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** What a box around a text does with it. */
export interface Box {
  readonly element: Element;
  readonly edge: Edges;
  /** The next one outwards that holds it; null where the page ends, or what lies over it. */
  readonly around: Box | null;
  /** What is inline holds no text by itself. */
  readonly isBlock: boolean;
  readonly scrolls: { readonly x: boolean; readonly y: boolean };
  readonly isCut: boolean;
  /** It is cut to nothing: for screen readers alone. */
  readonly isForEars: boolean;
  /** It says itself that it shows a part. */
  readonly saysPart: boolean;
  readonly isPainted: boolean;
  /** Of something larger: a map, whose names go on beyond what is shown. */
  readonly isPiece: boolean;
  readonly position: string;
}

export interface PageText {
  readonly content: string;
  /** The innermost box. */
  readonly box: Box;
  /** What its letters fill, line by line. */
  readonly lines: readonly Edges[];
}

/** Runs in the page: every text that is drawn in what `part` selects, with its lines and the boxes around it. */
export function pageTexts(part: string): PageText[] {
  const boxes = new Map<Element, Box>();
  const found: PageText[] = [];
  const range = document.createRange();
  for (const root of document.querySelectorAll(part)) {
    // A dialog may lie in the menu that led to it.
    if (root.parentElement?.closest(part)) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) collect(walker.currentNode);
  }
  return found;

  function collect(text: Node): void {
    const element = text.parentElement;
    const content = text.textContent?.trim();
    if (!content || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) return;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    found.push({ content, box: boxOf(element), lines: rects.map((rect) => inkOf(rect, size)) });
  }

  /** A font's own height is mostly air: of a line it counts what letters fill. */
  function inkOf({ left, right, top, bottom }: DOMRect, size: number): Edges {
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - size * 0.3, bottom: middle + size * 0.3 };
  }

  function boxOf(element: Element): Box {
    const seen = boxes.get(element);
    if (seen !== undefined) return seen;
    const style = getComputedStyle(element);
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = style;
    const outer = elementAround(element, position);
    const around = outer && boxOf(outer);
    const edge = element.getBoundingClientRect();
    const isCut = overflowX !== "visible" || overflowY !== "visible";
    const isDrawing = element instanceof SVGSVGElement;
    const box: Box = {
      element,
      edge,
      around,
      isBlock: element instanceof SVGElement ? isDrawing : !/^(?:contents|inline)$/.test(style.display),
      scrolls: { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) },
      isCut,
      isForEars: around?.isForEars === true || (isCut && (edge.width <= 2 || edge.height <= 2)),
      saysPart: textOverflow === "ellipsis" || !/^(?:none|)$/.test(webkitLineClamp),
      isPainted: isPainted(style),
      isPiece: isDrawing ? !isCut : element.matches(":has(> canvas, > * > canvas)"),
      position,
    };
    boxes.set(element, box);
    return box;
  }

  function elementAround(element: Element, position: string): Element | null {
    if (position === "fixed" || element.matches(":popover-open, dialog:modal")) return null;
    const outer =
      position === "absolute" && element instanceof HTMLElement
        ? element.offsetParent
        : element.parentElement;
    return outer === document.documentElement ? null : outer;
  }

  function isPainted(style: CSSStyleDeclaration): boolean {
    const isSeen = (color: string) => color !== "transparent" && !/[,/] ?0\)$/.test(color);
    const sides = ["Top", "Right", "Bottom", "Left"] as const;
    const hasBorder = sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`]),
    );
    return hasBorder || isSeen(style.backgroundColor) || style.boxShadow !== "none";
  }
}
