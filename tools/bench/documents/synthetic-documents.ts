import type { DocumentType } from "../../../app/features/documents/rules/document-types.ts";
import { damage, type Fault, faults } from "./damage.ts";
import { Dice } from "./dice.ts";
import { drawPaper, layouts } from "./draw-paper.ts";
import { makePaper, type Paper } from "./papers.ts";

const types: readonly DocumentType[] = [
  ...(["driving-license", "vehicle-registration", "qid", "insurance", "passport"] as const),
];

export interface SyntheticDocument {
  readonly type: DocumentType;
  readonly layout: string;
  readonly fault: Fault;
  readonly truth: Paper["truth"];
  readonly hasMrz: boolean;
  /** A JPEG for each side. */
  readonly pictures: readonly Buffer[];
}

/** Which documents: the open set is for building, the closed one is read once, when everything is built. */
export const sets = {
  open: { seed: 20_261_123, layouts: [0, 1, 2] },
  closed: { seed: 77_310_409, layouts: [3] },
} as const;

/** Document number `place` of a set: always the same one. */
export async function makeDocument(set: keyof typeof sets, place: number): Promise<SyntheticDocument> {
  const dice = new Dice(sets[set].seed + place * 7919);
  const type = types[place % types.length] ?? "qid";
  // A third is clean, the rest has one fault each.
  const round = Math.floor(place / types.length);
  const fault =
    round % 3 === 0
      ? "clean"
      : (faults[1 + ((round - Math.ceil(round / 3)) % (faults.length - 1))] ?? "clean");
  const layout = dice.pick(sets[set].layouts);
  const paper = makePaper(type, layout, dice);
  const sides = await drawPaper(paper, layout, dice);
  const pictures: Buffer[] = [];
  for (const side of sides) pictures.push(await damage(side, fault, dice));
  return {
    type,
    layout: layouts[layout] ?? "",
    fault,
    truth: paper.truth,
    hasMrz: paper.mrz.length > 0,
    pictures,
  };
}
