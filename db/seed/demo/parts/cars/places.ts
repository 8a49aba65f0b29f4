/** Positions on a car at which the demo's parts sit. */
export type Position =
  | "front"
  | "rear"
  | "left"
  | "right"
  | "front-left"
  | "front-right"
  | "rear-left"
  | "rear-right"
  | "upper"
  | "lower";

/** Each place is one part number; where it names several positions, the same number fits them all. */
export type Place = readonly Position[];
export const anywhere: readonly Place[] = [[]];
export const front: readonly Place[] = [["front"]];
export const rear: readonly Place[] = [["rear"]];
export const axles: readonly Place[] = [["front"], ["rear"]];
export const sides: readonly Place[] = [["left"], ["right"]];
export const frontSides: readonly Place[] = [["front-left"], ["front-right"]];
export const rearSides: readonly Place[] = [["rear-left"], ["rear-right"]];
export const corners: readonly Place[] = [...frontSides, ...rearSides];
export const bothSides: readonly Place[] = [["left", "right"]];
export const bothFront: readonly Place[] = [["front-left", "front-right"]];
export const bothRear: readonly Place[] = [["rear-left", "rear-right"]];
export const bothOfEachAxle: readonly Place[] = [...bothFront, ...bothRear];
export const upperLower: readonly Place[] = [["upper"], ["lower"]];
