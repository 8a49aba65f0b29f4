import { findModel, type NamedModel } from "#app/features/showroom/rules/vehicle/model-address.ts";
import { Vocabulary } from "#app/lib/words/vocabulary.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

/** A model by all that it is called. */
export interface FindableModel extends NamedModel {
  /** Its names in both languages. */
  readonly names: readonly string[];
  /** What else finds it: its kind and types, in both languages. */
  readonly alsoKnownAs: string;
}

/** The model that an address names: by its id, a former name or a name in either script, whatever the case. */
export function carNamed<M extends FindableModel>(name: string, models: readonly M[]): M | undefined {
  const found = findModel(name, models)?.id;
  const wanted = folded(name);
  return models.find(({ id, names }) => id === found || names.some((one) => folded(one) === wanted));
}

/** Of models those in which each word of a search stands, begins a word, or nearly does. An empty search leaves all. */
export function findCars<M extends FindableModel>(search: string, models: readonly M[]): M[] {
  const typed = wordsOf(search);
  const searched = models.map((model) => ({ model, words: wordsOfModel(model) }));
  const vocabulary = new Vocabulary(searched.flatMap(({ words }) => [...words]));
  const meanings = typed.map(({ word, bare }) => {
    const meant = [...new Set([word, bare])].flatMap((one) => vocabulary.continuationsOf(one));
    const similar = meant.length > 0 ? meant : vocabulary.similarTo(bare, true);
    return new Set(similar.map(({ id }) => vocabulary.words[id]));
  });
  return searched
    .filter(({ words }) => meanings.every((meant) => [...words].some((word) => meant.has(word))))
    .map(({ model }) => model);
}

function wordsOfModel({ id, names, aliases, variantAliases, alsoKnownAs }: FindableModel): Set<string> {
  const variants = variantAliases.flatMap(({ from, to }) => [from, to]);
  const all = [id, ...names, ...aliases, ...variants, alsoKnownAs].join(" ");
  return new Set(wordsOf(all).flatMap(({ word, bare }) => [word, bare]));
}

/** Dashes, blanks, case and the spellings of Arabic letters do not matter. */
function folded(name: string): string {
  return wordsOf(name)
    .map(({ bare }) => bare)
    .join(" ");
}
