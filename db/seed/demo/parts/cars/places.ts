type Bilingual = readonly [en: string, ar: string];

/** Positions on a car and how a parts counter writes them behind a part's name. */
export const positionWords = {
  front: ["front", "أمامي"],
  rear: ["rear", "خلفي"],
  left: ["left", "يسار"],
  right: ["right", "يمين"],
  "front-left": ["front left", "أمامي يسار"],
  "front-right": ["front right", "أمامي يمين"],
  "rear-left": ["rear left", "خلفي يسار"],
  "rear-right": ["rear right", "خلفي يمين"],
  upper: ["upper", "علوي"],
  lower: ["lower", "سفلي"],
  inner: ["inner", "داخلي"],
  outer: ["outer", "خارجي"],
} as const satisfies Record<string, Bilingual>;
export type Position = keyof typeof positionWords;

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

/** The words of a place behind a name, where it is one position or both sides of an axle. */
export function wordsOfPlace(place: Place): Bilingual | null {
  const [only, ...others] = place;
  if (only === undefined) return null;
  if (others.length === 0) return positionWords[only];
  if (only.startsWith("front-")) return positionWords.front;
  return only.startsWith("rear-") ? positionWords.rear : null;
}
