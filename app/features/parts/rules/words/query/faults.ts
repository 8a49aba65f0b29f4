import { arabicSounds, arabiziSounds, isArabic, isLatin, isRomanized } from "#app/lib/words/cross-script.ts";
import { Vocabulary } from "#app/lib/words/vocabulary.ts";
import { stemOf } from "#app/lib/words/word-stem.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

import { faults } from "./faults/fault-list.ts";
import { signs, things } from "./faults/fault-words.ts";
import { isFiller } from "./fillers.ts";

interface Group {
  readonly fault: Fault;
  readonly place: number;
}
interface Fault {
  /** The earlier is the likelier one. */
  readonly rank: number;
  readonly size: number;
  /** Whether its first group says which thing it is: "noise" does not. */
  readonly hasThing: boolean;
  readonly parts: readonly string[];
}
/** «بيصفر», "beysafar", «كتصفر»: verbs of the Levant, Egypt and Morocco. */
const verbMark = /^(?:[بك](?=[يتن]\p{L}{2})|b[ei]?(?=[yt][a-z0-9]{3}))/u;
/** «عالمطبات» */
const onThe = /^عال(?=\p{L}{3})/u;
/** «مبيشتغلش», «مايبرد», «كتبانش» */
const negated = /^(?<before>ما(?=[بكيتن])|م(?=[بيت]\p{L}+ش$))?(?<verb>\p{L}{3,}?)(?<after>ش)?$/u;
const negatedLatin = /^(?<before>ma(?=[bty]))(?<verb>[a-z0-9]{4,}?)(?<after>sh)?$/u;
/** A "starter" is a thing, though it has the stem of what it does. */
const agent = /^[a-z]{3,}er$/;
/** A shorter word with another letter is another word. */
const shortestRepaired = 5;

const bareOf = (text: string) => wordsOf(text).map(({ bare }) => bare);
/** The groups that a word is of. */
const groupsOf = new Map<string, Group[]>();
for (const [rank, [groups, parts]] of faults.entries()) {
  const hasThing = groups.length > 1 && groups[0] !== signs.noise;
  const fault = { rank, size: groups.length, hasThing, parts: parts.split(", ") };
  for (const [place, group] of groups.entries())
    for (const form of new Set(bareOf(group).flatMap(formsOf)))
      groupsOf.set(form, [...(groupsOf.get(form) ?? []), { fault, place }]);
}

/** Shorter words sound like too many others. */
const fewestSounds = 3;
const bySound = new Map<string, string[]>();
for (const word of groupsOf.keys())
  if (isArabic(word))
    for (const sound of arabicSounds(word)) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);

const vocabulary = new Vocabulary([...groupsOf.keys()].filter((word) => word.length >= shortestRepaired));

/** Words that say that something is wrong, whatever the thing. */
const generalSigns = new Set(
  bareOf(
    [
      signs.noise,
      signs.shaking,
      signs.leak,
      signs.stuck,
      signs.falls,
      signs.off,
      signs.not,
      signs.weak,
      signs.hard,
      signs.state,
    ].join(" "),
  ).flatMap(spellingsOf),
);

/** Whether a word only says that something is wrong. */
export function isSign(word: string, { isArabizi = false } = {}): boolean {
  const isSpoken = isArabizi || /[a-z]\d|\d[a-z]/.test(word);
  const forms = [...spellingsOf(word), ...(isSpoken ? spokenForms(word) : [])];
  return forms.some((form) => generalSigns.has(form));
}

/** A verb of a fault apart from the negation that is written with it. */
export function verbsApart(word: string): string[] {
  const { before, verb = "", after } = (negated.exec(word) ?? negatedLatin.exec(word))?.groups ?? {};
  const isNegated = before !== undefined || after !== undefined;
  if (!isNegated || groupsOf.has(word)) return [word];
  const forms = [...formsOf(verb), ...(before === "ma" ? spokenForms(verb) : [])];
  return forms.some((form) => groupsOf.has(form)) ? ["ما", verb] : [word];
}

/** Words of a fault that say where it shows, not what is broken: "hot air", «قزاز الباب ما ينزل». */
const around = new Set(
  bareOf(`${things.door} ${things.engine} air blowing blows side wheel طاره هوا هواء`).flatMap(formsOf),
);

export function isAroundFault(word: string): boolean {
  return formsOf(word).some((form) => around.has(form));
}

/** What a query describes instead of naming a part. */
export interface FaultFound {
  /** What is probably broken, by its usual names. */
  readonly parts: readonly string[];
  /** The words that say which thing it is, and those that say what is wrong with it. */
  readonly thing: ReadonlySet<string>;
  readonly signs: ReadonlySet<string>;
}

/** A word that no part has may be misspelt; `isArabizi`: Arabic in Latin letters is read by its sound. */
export function faultIn(
  words: readonly string[],
  isPartWord: (word: string) => boolean,
  { isArabizi = false } = {},
): FaultFound | undefined {
  const said = words.map((word) => {
    // What says nothing by itself is no form of what says something.
    const own = isFiller(word) || agent.test(word) ? spellingsOf(word) : formsOf(word);
    const forms = [...own, ...(isArabizi ? spokenForms(word) : [])];
    const written = forms.flatMap((form) => groupsOf.get(form) ?? []);
    return new Set(written.length > 0 || isPartWord(word) ? written : repairedGroups(word));
  });
  const candidates = new Set(said.flatMap((groups) => [...groups].map(({ fault }) => fault)));
  const fault = [...candidates]
    .toSorted((one, other) => one.rank - other.rank)
    .find((one) =>
      areSaid(
        one.size,
        said.map((groups) => placesIn(one, groups)),
      ),
    );
  if (fault === undefined) return undefined;
  const isThing = ({ place }: Group) => place === 0 && fault.hasThing;
  const of = (isMeant: (group: Group) => boolean) =>
    new Set(
      words.filter((_, at) => [...(said[at] ?? [])].some((group) => group.fault === fault && isMeant(group))),
    );
  return { parts: fault.parts, thing: of(isThing), signs: of((group) => !isThing(group)) };
}

function placesIn(fault: Fault, groups: ReadonlySet<Group>): number[] {
  return [...groups].flatMap((group) => (group.fault === fault ? group.place : []));
}

/** Every group by a word of its own: "light" is not a lamp and a warning at once. */
function areSaid(size: number, said: readonly (readonly number[])[], place = 0): boolean {
  if (place === size) return true;
  return said.some((places, at) => places.includes(place) && areSaid(size, said.toSpliced(at, 1), place + 1));
}

function repairedGroups(word: string): Group[] {
  return word.length < shortestRepaired || isFiller(word)
    ? []
    : vocabulary.similarTo(word, false).flatMap(({ id }) => groupsOf.get(vocabulary.words[id] ?? "") ?? []);
}

function formsOf(word: string): string[] {
  return [...new Set(spellingsOf(word).flatMap((form) => [form, stemOf(form)]))];
}

/** A verb in both genders, without the mark of a dialect. */
function spellingsOf(word: string): string[] {
  const bare = word.replace(onThe, "").replace(verbMark, "");
  return [word, bare, bare.replace(/^ت(?=\p{L}{3})/u, "ي"), bare.replace(/^ي(?=\p{L}{3})/u, "ت")];
}

/** The Arabic words that Latin letters may write. */
function spokenForms(word: string): string[] {
  const bare = word.replace(verbMark, "");
  if (!isLatin(word) || (groupsOf.has(word) && !/\d/.test(word))) return [];
  return arabiziSounds(bare)
    .filter((sound) => sound.length >= fewestSounds)
    .flatMap((sound) => (bySound.get(sound) ?? []).filter((arabic) => isRomanized(bare, arabic)));
}
