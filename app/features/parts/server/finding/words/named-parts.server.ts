import type { Names, PartType } from "../../../rules/catalogue-tree.ts";
import { findByNumber, isPartNumber } from "../by-number.server.ts";
import { loadParts, nameOf, partsById } from "../part-rows.server.ts";
import { type Reference, reference } from "../reference.server.ts";
import { findWords } from "./specified-parts.server.ts";

/** What some words name: a kind of part, or one part by its number. */
export interface NamedPart {
  readonly typeId: string;
  /** Where a number was typed. */
  readonly number: string | undefined;
  readonly names: Names;
  /** Its sub-category, with the name of what that stands in. */
  readonly category: { readonly id: string; readonly names: Names };
  /** Path at the image host. */
  readonly picture: string | null;
}
export interface NamedParts {
  /** How surely the words name these, 0 to 1. */
  readonly sureness: number;
  /** The likeliest first. */
  readonly parts: readonly NamedPart[];
}

export const nothingNamed: NamedParts = { sureness: 0, parts: [] };
/** More are for the list to show. */
const mostNamed = 5;
/** The beginning of a number is less sure than a whole one. */
const [sureNumber, begunNumber, sureMeasure] = [1, 0.9, 0.9];

/** The parts that a text names by number, measure or words, for a search that finds other things, too. */
export async function namedParts(text: string, now: Date): Promise<NamedParts> {
  const ref = await reference();
  const byNumber = await findByNumber(text);
  if (byNumber !== undefined) {
    const { ids, number } = byNumber;
    const parts = await loadParts(ref, partsById(ids.slice(0, mostNamed)), { car: undefined, now });
    return {
      sureness: number === null ? begunNumber : sureNumber,
      parts: parts.map((part) => ({
        ...namedType(ref, part.type),
        number: part.row.number,
        names: nameOf(part),
        picture: part.row.picture ?? part.type.picture,
      })),
    };
  }
  if (isPartNumber(text)) return nothingNamed;
  const { types, sureness, specs } = await findWords(ref, text);
  return {
    sureness: specs.length > 0 ? Math.max(sureness, sureMeasure) : sureness,
    parts: types.slice(0, mostNamed).map((type) => namedType(ref, type)),
  };
}

function namedType({ tree }: Reference, type: PartType): NamedPart {
  const own = tree.categoryOf(type);
  const above = tree.parentOf(own);
  const both = (language: keyof Names) =>
    above === own ? own.names[language] : `${above.names[language]} › ${own.names[language]}`;
  return {
    typeId: type.code,
    number: undefined,
    names: type.names,
    category: { id: own.code, names: { en: both("en"), ar: both("ar") } },
    picture: type.picture,
  };
}
