import { wordsOf } from "#app/lib/words/words-of.ts";
import type { CatalogueTree, PartType } from "../catalogue-tree.ts";
import { nounOf } from "./noun.ts";
import { isFiller } from "./query/fillers.ts";
import { isDescribing, placeNamed } from "./query/query-hints.ts";
import type { TypePhrase, TypePhrases } from "./type-score.ts";

/** Of two types, the one whose name has the word comes before one that people merely call so. */
const weightOfAlias = 0.98;

function phrasesIn(texts: readonly string[]): TypePhrase[] {
  return texts
    .map((text) =>
      wordsOf(text)
        .map(({ bare }) => bare)
        .filter((bare) => !isFiller(bare)),
    )
    .filter(({ length }) => length > 0)
    .map((own) => {
      const [words, noun] = [new Set(own), nounOf(own)];
      const naming = [...words].filter((word) => !isDescribing(word));
      return {
        words,
        noun,
        naming,
        places: new Set(own.flatMap((word) => placeNamed(word) ?? [])),
        others: naming.filter((word) => word !== noun && placeNamed(word) === undefined),
      };
    });
}

/** What a type is called, with the words of its categories around it; the positions are those of its parts. */
export function phrasesOf(tree: CatalogueTree, type: PartType, positions?: readonly string[]): TypePhrases {
  const { names: own, alsoCalled: second, aliases } = type;
  const names = phrasesIn([own.en, own.ar, second.en ?? "", second.ar ?? ""]);
  const phrases = [...names, ...phrasesIn(aliases)];
  const category = tree.categoryOf(type);
  const around = [category, tree.parentOf(category)].flatMap(({ names }) =>
    wordsOf(`${names.en} ${names.ar}`),
  );
  const words = new Map(around.map(({ bare }) => [bare, 0.5]));
  for (const phrase of phrases) for (const word of phrase.words) words.set(word, weightOfAlias);
  for (const phrase of names) for (const word of phrase.words) words.set(word, 1);
  const named = wordsOf(`${type.names.en} ${type.names.ar}`).flatMap(({ bare }) => placeNamed(bare) ?? []);
  const ofParts = positions && new Set(positions.flatMap((position) => position.split("-")));
  return { type, phrases, words, places: new Set(named), ofParts };
}
