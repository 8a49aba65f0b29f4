import type { Point, Vector } from "../pen/vectors.ts";

/** Points of an outline, written like an SVG's: "-60,-20 50,-26 64,0". */
export const pairs = (text: string): Point[] =>
  text.split(" ").map((one) => tuple(one, 2) as unknown as Point);

/** Points in space: "0,0,60 40,20,80". */
export const triples = (text: string): Vector[] =>
  text.split(" ").map((one) => tuple(one, 3) as unknown as Vector);

function tuple(text: string, count: number): number[] {
  const numbers = text.split(",").map(Number);
  if (numbers.length !== count || numbers.some(Number.isNaN))
    throw new Error(`Not ${count} numbers: ${text}`);
  return numbers;
}
