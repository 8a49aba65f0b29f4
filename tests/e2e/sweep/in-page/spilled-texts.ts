import type { Box, Edges, PageText } from "./page-texts.ts";

/**
 * Runs in the page: every text that reaches over its own block, or over a box around it that is painted, cuts, or stands beside
 * others as a table's cell. What scrolls may hold more than it shows, what ends with an ellipsis says so unless it is a state, and
 * what is moved wholly out of a cut is not shown.
 */
export function spilledTexts(texts: readonly PageText[]): string[] {
  /** In pixels: edges lie between them. */
  const slack = 1.5;
  return texts.flatMap(({ content, box, lines }) => {
    const spilled = box.isForEars ? undefined : lines.map((ink) => spillOf(box, ink)).find(Boolean);
    return spilled ? [`spills: "${content.slice(0, 40)}" ${spilled}`] : [];
  });

  /** From the text's own block outwards. */
  function spillOf(innermost: Box, ink: Edges): string | undefined {
    let isOwn = true;
    const isState = innermost.element.closest("[data-pill]") !== null;
    // What hangs over its surroundings is painted over them; what scrolls ends an axis.
    const counts = { painted: true, x: true, y: true };
    for (let box: Box | null = innermost; box !== null; box = box.around) {
      if (!box.isBlock) continue;
      if (box.isPiece || (box.isCut && hides(box, ink, isState))) return undefined;
      counts.x &&= !box.scrolls.x;
      counts.y &&= !box.scrolls.y;
      const matters =
        isOwn || box.isCut || (counts.painted && (box.isPainted || box.element.matches("td, th")));
      const over = matters ? distanceOver(box.edge, ink, counts) : 0;
      if (over > slack) return `${Math.round(over)} px over ${nameOf(box.element)}`;
      isOwn = false;
      counts.painted &&= box.position !== "absolute";
    }
    return undefined;
  }

  /** It shows nothing of the text, or says that it shows a part: of a state a part says nothing. */
  function hides({ edge, saysPart }: Box, ink: Edges, isState: boolean): boolean {
    const isBeside = ink.right <= edge.left || ink.left >= edge.right;
    return isBeside || ink.bottom <= edge.top || ink.top >= edge.bottom || (saysPart && !isState);
  }

  function distanceOver(edge: Edges, ink: Edges, axes: { readonly x: boolean; readonly y: boolean }): number {
    const across = axes.x ? Math.max(edge.left - ink.left, ink.right - edge.right) : 0;
    const along = axes.y ? Math.max(edge.top - ink.top, ink.bottom - edge.bottom) : 0;
    return Math.max(across, along);
  }

  function nameOf(box: Element): string {
    const classes = typeof box.className === "string" ? box.className.split(/\s+/).slice(0, 4).join(".") : "";
    return `${box.tagName.toLowerCase()}${box.id && `#${box.id}`}${classes && `.${classes}`}`;
  }
}
