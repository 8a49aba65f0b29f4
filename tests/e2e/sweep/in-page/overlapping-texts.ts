import type { Box, Edges, PageText } from "./page-texts.ts";

/**
 * Runs in the page: every pair of texts of which one is drawn through the other. What stays while the page scrolls may pass over
 * it, and what is painted and placed over others hides them.
 */
export function overlappingTexts(texts: readonly PageText[]): string[] {
  /** In pixels: letters of two lines may touch. */
  const slack = 1.5;
  interface Line extends Edges {
    readonly text: PageText;
  }
  const found = new Set<string>();
  const lines = texts.flatMap(seenLines).toSorted((one, other) => one.top - other.top);
  for (const [place, line] of lines.entries())
    for (let next = place + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top > line.bottom - slack) break;
      if (line.text !== other.text && isOver(line, other) && !isCovered(line.text.box, other.text.box))
        found.add(`overlap: "${line.text.content.slice(0, 30)}" and "${other.text.content.slice(0, 30)}"`);
    }
  return [...found];

  /** Within all that cuts it. */
  function seenLines(text: PageText): Line[] {
    if (text.box.isForEars) return [];
    return text.lines.flatMap((ink) => {
      let { left, right, top, bottom } = ink;
      for (let box: Box | null = text.box; box !== null; box = box.around) {
        if (box.isPiece) return [];
        if (!box.isCut || !box.isBlock) continue;
        left = Math.max(left, box.edge.left);
        right = Math.min(right, box.edge.right);
        top = Math.max(top, box.edge.top);
        bottom = Math.min(bottom, box.edge.bottom);
      }
      return right - left > slack && bottom - top > slack ? [{ left, right, top, bottom, text }] : [];
    });
  }

  function isOver(one: Edges, other: Edges): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > slack && along > slack;
  }

  /** One of them stands on something that lies over the other. */
  function isCovered(one: Box, other: Box): boolean {
    return liesOver(one, other) || liesOver(other, one);
  }

  function liesOver(upper: Box, lower: Box): boolean {
    let hasGround = false;
    for (
      let box: Box | null = upper;
      box !== null && !box.element.contains(lower.element);
      box = box.around
    ) {
      hasGround ||= box.isPainted;
      if (/fixed|sticky/.test(box.position) || box.around === null) return true;
      if (box.position === "absolute" && hasGround) return true;
    }
    return false;
  }
}
