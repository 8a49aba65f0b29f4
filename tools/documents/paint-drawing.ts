import type { Panel } from "./inspections.ts";

interface Place {
  readonly path: string;
  /** Where its reading stands. */
  readonly at: readonly [number, number];
}

const right = (x: number) => 180 - x;
/** The car from above, its bow to the left; each panel as wide as it looks from there. */
const middle: Partial<Record<Panel, Place>> = {
  "front-bumper": { path: "M22 52Q8 90 22 128L34 128Q24 90 34 52Z", at: [25, 90] },
  hood: { path: "M38 56L100 50Q94 90 100 130L38 124Q30 90 38 56Z", at: [66, 90] },
  roof: { path: "M132 56L206 56Q210 90 206 124L132 124Q128 90 132 56Z", at: [169, 90] },
  trunk: { path: "M240 50L286 56Q294 90 286 124L240 130Q246 90 240 50Z", at: [265, 90] },
  "rear-bumper": { path: "M292 54Q302 90 292 126L304 124Q314 90 304 56Z", at: [305, 90] },
};
const sides = {
  fender: [40, 98, 68],
  "front-door": [101, 162, 132],
  "rear-door": [165, 222, 194],
  quarter: [225, 288, 257],
} as const;

function sideOf(start: number, end: number, text: number, isLeft: boolean): Place {
  const [outer, inner] = isLeft ? [right(26), right(46)] : [26, 46];
  return {
    path: `M${start} ${outer}L${end} ${outer}L${end} ${inner}L${start} ${inner}Z`,
    at: [text, (outer + inner) / 2],
  };
}

const places: Record<Panel, Place> = {
  ...(middle as Record<"front-bumper" | "hood" | "roof" | "trunk" | "rear-bumper", Place>),
  "front-right-fender": sideOf(...sides.fender, false),
  "front-right-door": sideOf(...sides["front-door"], false),
  "rear-right-door": sideOf(...sides["rear-door"], false),
  "rear-right-quarter": sideOf(...sides.quarter, false),
  "front-left-fender": sideOf(...sides.fender, true),
  "front-left-door": sideOf(...sides["front-door"], true),
  "rear-left-door": sideOf(...sides["rear-door"], true),
  "rear-left-quarter": sideOf(...sides.quarter, true),
};

/** A drawing of the car with the reading of each panel; repainted ones are hatched. A gauge reads nothing on plastic. */
export function paintDrawing(readingOf: (panel: Panel) => number, repainted: ReadonlySet<Panel>): string {
  const panels = Object.entries(places) as [Panel, Place][];
  return `<svg viewBox="0 10 326 160" role="img" aria-label="Paint thickness, panel by panel">
  <defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" fill="#f6f2ea"/><path d="M0 0V5" stroke="#80500a" stroke-width="1.6"/></pattern></defs>
  <path d="M103 52L128 58Q124 90 128 122L103 128Q97 90 103 52ZM210 58L236 52Q242 90 236 128L210 122Q214 90 210 58Z" fill="#e1d6c4"/>
  ${panels.map(([panel, { path }]) => `<path d="${path}" fill="${repainted.has(panel) ? "url(#hatch)" : "#ffffff"}" stroke="#857d6f" stroke-linejoin="round"/>`).join("")}
  ${panels.map(([panel, { at }]) => (panel.endsWith("bumper") ? "" : readingAt(at, readingOf(panel)))).join("")}
</svg>`;
}

function readingAt([x, y]: Place["at"], reading: number): string {
  return `<rect x="${x - 11}" y="${y - 7}" width="22" height="14" rx="2" fill="#ffffff"/><text x="${x}" y="${y + 3.6}" text-anchor="middle">${reading}</text>`;
}
