import type { Look } from "../../rules/reading/agreement.ts";
import type { FoundField } from "../../rules/reading/found-field.ts";
import type { ValueKind } from "../../rules/reading/values/value-kind.ts";
import { readValue } from "../../rules/reading/values/values.ts";
import { heightOf } from "../../rules/reading/words.ts";
import { cropOf, lineOf, partOf } from "./crop.ts";
import { recognize } from "./recognize.ts";
import type { Gray } from "./skew.ts";

const digits = "0123456789";
/** Where digits alone can stand. Other limits make the engine read worse, and no letter sure. */
const digitKinds: Partial<Record<ValueKind, string>> = {
  ...{ birth: `${digits}/-.`, issue: `${digits}/-.`, expiry: `${digits}/-.` },
  ...{ id: digits, year: digits, plate: digits },
};
/** In which height the line is read, and how it is divided: Arabic is read best as one raw line. */
const manners = {
  eng: { height: 46, segmentation: "7" },
  ara: { height: 40, segmentation: "6" },
} as const;

/** `smooth`: smoothed, with such characters alone as can stand there; `word`: as one word. */
export type Way = "plain" | "smooth" | "word";
const smoothed = 0.8;

/** Reads the place of a field once more, alone and enlarged. */
export async function lookAgain(
  picture: Gray,
  { kind, area }: FoundField,
  today: string,
  way: Way,
): Promise<Look | undefined> {
  const script = kind === "arabic-name" || kind === "arabic-nationality" ? "ara" : "eng";
  const manner = manners[script];
  const height = heightOf(area);
  // Nothing but its length shows that a plate lacks a digit.
  const crop = cropOf(picture, area, { x: height * (kind === "plate" ? 1 : 0.5), y: height * 0.3 });
  const scale = Math.min(4, manner.height / height);
  // Black on white an 8 is a B, and no word around it says otherwise.
  const png = await lineOf(partOf(picture, crop), scale, way === "smooth" ? smoothed : 0, kind === "vin");
  const segmentation = way === "word" ? "8" : manner.segmentation;
  const options = { segmentation, characters: way === "smooth" ? digitKinds[kind] : undefined } as const;
  const { text, words } = await recognize(script, png, options);
  const read = readValue(kind, text, today);
  if (read === undefined || words.length === 0) return undefined;
  return { ...read, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
}
