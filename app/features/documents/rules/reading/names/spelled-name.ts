import { isLabelWord } from "../labels/label-text.ts";
import { asGivenName } from "./given-names.ts";
import { articlesIn, latinWords, soundDistance, soundsOf } from "./name-sounds.ts";

/** The Arabic words that one look read of a name, at the places of the Latin name's words. */
export interface Spelling {
  readonly words: readonly (string | undefined)[];
  /** Of each word how far it is from the Latin one's sound. */
  readonly distances: readonly number[];
}

interface Match extends Spelling {
  readonly cost: number;
}

/** A word that was not read costs more than one that differs in a sound, and what stands beside a name hardly anything. */
const costs = { missing: 3, sound: 1.5, other: 0.2 } as const;
/** Shorter words sound like too many others. */
const leastSounds = 3;
/** How many Latin words are one Arabic one, and the other way: ABDUL RAHMAN, عبد الله. */
const groups = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;
/** Arabic words that are one name with the next. */
const beforeAnother = new Set(["عبد", "أبو", "ابو"]);

/** The words among those of a look that sound like the Latin name's, in its order. */
export function spellingIn(latinName: string, read: readonly string[]): Spelling {
  const names = latinWords(latinName);
  const words = read.filter((word) => word.length > 1 && !isLabelWord(word));
  const known = new Map<string, Match>();
  const best = (place: number, at: number): Match => {
    const key = `${place} ${at}`;
    const match = known.get(key) ?? cheapest(place, at);
    known.set(key, match);
    return match;
  };
  const cheapest = (place: number, at: number): Match => {
    if (place >= names.length) return { words: [], distances: [], cost: (words.length - at) * costs.other };
    const ways = [withBefore([undefined], 0, costs.missing, best(place + 1, at))];
    if (at < words.length) ways.push(withBefore([], 0, costs.other, best(place, at + 1)));
    for (const { texts, distance, count } of heardAt(names.slice(place), words.slice(at)))
      ways.push(withBefore(texts, distance, distance * costs.sound, best(place + texts.length, at + count)));
    return ways.reduce((one, other) => (other.cost < one.cost ? other : one));
  };
  return best(0, 0);
}

/** What the first words that were read may be of the first ones of a name: their texts at its places, and how many they are. */
function heardAt(names: readonly string[], words: readonly string[]) {
  const [name = "", word = ""] = [names[0], words[0]];
  return groups.flatMap(([ofName, ofRead]) => {
    if (ofName > names.length || ofRead > words.length) return [];
    if ((ofRead > 1 && !beforeAnother.has(word)) || (ofName > 1 && !/^AB[DU]/.test(name))) return [];
    const latin = names.slice(0, ofName).join("");
    const arabic = words.slice(0, ofRead);
    const distance = soundDistance(latin, arabic.join(""));
    if (distance > (soundsOf(latin) < leastSounds ? 0 : 1)) return [];
    const texts = [withFinalYa(arabic.join(" "), latin), ...Array.from({ length: ofName - 1 }, () => "")];
    return [{ texts, distance, count: ofRead }];
  });
}

/** A name that ends in I ends in a ya, whose two points are overlooked. */
const withFinalYa = (word: string, latin: string) => (/[IY]$/.test(latin) ? word.replace(/ى$/, "ي") : word);

const withBefore = (
  texts: readonly (string | undefined)[],
  distance: number,
  cost: number,
  rest: Match,
): Match => ({
  words: [...texts, ...rest.words],
  distances: [...texts.map(() => distance), ...rest.distances],
  cost: cost + rest.cost,
});

/** The name as a look read it; undefined where words are missing. */
export function nameOf({ words }: Spelling): string | undefined {
  return words.length > 0 && words.every((word) => word !== undefined) ? textOf(words) : undefined;
}

/** Whether each word of a look sounds like the Latin one. */
export const soundsRight = ({ distances }: Spelling): boolean =>
  distances.every((distance) => distance === 0);

/**
 * Of each word the one that sounds most like the Latin one, then the one that most looks read; undefined where one is missing. A
 * letter that makes a known name of it is put right.
 */
export function composedName(latinName: string, looks: readonly Spelling[]): string | undefined {
  const [names, articles] = [latinWords(latinName), articlesIn(latinName)];
  const [first] = looks;
  if (first === undefined) return undefined;
  const chosen = first.words.map((_, place) => {
    const read = looks.flatMap(({ words, distances }) => {
      const word = words[place];
      return word === undefined ? [] : [{ word, distance: distances[place] ?? 0 }];
    });
    const votes = (word: string) => read.filter((one) => one.word === word).length;
    const lacks = (word: string) => Number(articles[place] === true && !word.startsWith("ال")) / 2;
    const [best] = read.toSorted(
      (one, other) =>
        one.distance + lacks(one.word) - other.distance - lacks(other.word) ||
        votes(other.word) - votes(one.word),
    );
    return best === undefined ? undefined : asGivenName(best.word, names[place] ?? "");
  });
  return chosen.every((word) => word !== undefined) ? textOf(chosen) : undefined;
}

const textOf = (words: readonly (string | undefined)[]) =>
  words.filter((word) => word !== undefined && word !== "").join(" ");
