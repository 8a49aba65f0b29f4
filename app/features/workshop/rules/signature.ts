import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The field in which a customer signs, in its own units. */
export const signatureBox = { width: 1_000, height: 400 } as const;
const mostStrokes = 200;
const mostPoints = 10_000;
/** A dot is nobody's signature. */
const fewestPoints = 8;

export type Stroke = readonly (readonly [x: number, y: number])[];

/**
 * A signature as an SVG picture, made from points alone: nothing of what a browser sent stands in it. Refuses one that is
 * hardly there (`signature-empty`), and points that are too many or outside of the field (`signature-invalid`).
 */
export function signatureSvg(
  strokes: readonly Stroke[],
): Result<string, "signature-empty" | "signature-invalid"> {
  const points = strokes.flat();
  if (strokes.length > mostStrokes || points.length > mostPoints || !points.every(isInside))
    return refuse("signature-invalid");
  if (points.length < fewestPoints) return refuse("signature-empty");
  const { width, height } = signatureBox;
  const paths = strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => `M${stroke.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`);
  return succeed(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${paths.join("")}" fill="none" stroke="#111" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
}

function isInside([x, y]: Stroke[number]): boolean {
  const { width, height } = signatureBox;
  return Number.isFinite(x) && Number.isFinite(y) && x >= 0 && x <= width && y >= 0 && y <= height;
}
