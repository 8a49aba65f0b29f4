import { stemOf } from "#app/features/search/rules/words/word-stem.ts";
import { wordsOf } from "#app/features/search/rules/words/words-of.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { placeNamed } from "./query-hints.ts";

/**
 * Words of the trade that mean the same part of a car, whatever a catalog calls it: workshops of the Gulf, imported parts and
 * factory catalogs each have their own. After the bar stand words that mean something else as well: «كفر» is a cover, too.
 */
const alike = [
  "tire tyre تاير تواير tayer | كفر كفرات kafar اطار اطارات",
  "توازن ميزان stabilizer stabiliser meezan mizan",
  "جلبة جلب جلدة جلد ربلة ربلات بوش bush bushing jild jilda",
  "مراية مرايا منظرة مناظر mirror",
  "بوجيه بوجيهات بواجي بوجي بلك بلكات bawaji bujiya",
  "bonnet hood",
  "boot trunk tailgate",
  "windscreen windshield",
  "silencer muffler",
  "petrol gasoline gas fuel بنزين بانزين بترول وقود",
  "ماء ماي مويه موية water",
  "زجاج قزاز جام جامة glass",
  "دركسون سكان ستيرنج ستيرنق steering",
  "قير جير gearbox transmission",
  "فرامل بريك بريكات brake break",
  "ضاغط كمبروسر كمبريسر compressor",
  "أكزوز اقزوز شكمان عادم exhaust",
  "طرمبة مضخة بمب pump",
  "أقمشة قماش فحمات سفايف تيل fahmat safayef",
  "ديسك هوب هوبات disc disk rotor",
  "صدام دعامية بمبر bumper",
  "رنج رنق رنقات جنط جنوط rim",
  "سير سيور belt seer",
  "غطا غطاء cover",
  "كرسي كراسي mount",
  "start ستارت",
  "stop ستوب",
  "led ليد",
  "halogen هالوجين هلوجين",
  "chrome كروم",
  "carbon charcoal كربون",
  "diesel ديزل",
  "heated تدفئة حراري",
  "black أسود سوداء سودا سودة",
  "white أبيض بيضاء بيضا",
  "red أحمر حمراء حمرا",
  "blue أزرق زرقاء زرقا",
  "green أخضر خضراء خضرا",
  "gray grey رمادي رصاصي",
  "silver فضي فضية",
  "brown بني بنية",
] as const;

/** Several words that are another name: they take its place. */
const phrases: Readonly<Record<string, string>> = {
  "air con": "ac",
  "air conditioning": "ac",
  "air conditioner": "ac",
  "air condition": "ac",
  "bumper cover": "bumper",
  "bumper skin": "bumper",
  "bumper fascia": "bumper",
  "anti roll bar": "stabilizer bar",
  "sway bar": "stabilizer bar",
  "head light": "headlight",
  "tail light": "taillight",
  "rear light bulb": "tail light bulb",
  "back light bulb": "tail light bulb",
  "rear lamp bulb": "tail light bulb",
  "front light bulb": "headlight bulb",
  "number plate": "license plate",
  "door mirror": "mirror",
  "side mirror": "mirror",
  "wing mirror": "mirror",
  "headlight washer": "washer nozzle",
  "headlamp washer": "washer nozzle",
  "wear indicator": "wear sensor",
  "start stop battery": "battery",
  "stop start battery": "battery",
  "بطاريه ستارت ستوب": "بطاريه",
  "بطاريه ستوب ستارت": "بطاريه",
  "diesel oil": "engine oil",
  "زيت ديزل": "زيت مكينه",
  "spare wheel": "steel wheel",
  "spare tire": "steel wheel",
  "spare tyre": "steel wheel",
  "spare rim": "steel wheel",
  "تاير سبير": "رنج حديد",
  "كفر سبير": "رنج حديد",
  "كفر احتياط": "رنج حديد",
  "كفر سياره": "طربال",
};
/** What a word means by itself, or with a place: beside another noun «كفر» may be its cover. */
const alone: Readonly<Record<string, string>> = {
  كفر: "tire",
  كفرات: "tire",
  كفرين: "tire",
  kafar: "tire",
  kafarat: "tire",
  kafrat: "tire",
};
/** The same in one word. */
const single: Readonly<Record<string, string>> = {
  aircon: "ac",
  aircondition: "ac",
  indicator: "turn signal",
  indicators: "turn signal",
  blinker: "turn signal",
  سبير: "رنج حديد",
  استبنه: "رنج حديد",
};

const bareOf = (text: string) => wordsOf(text).map(({ bare }) => bare);
const sure = { alike: 0.95, perhaps: 0.7 } as const;
const groups = alike.map((line) => {
  const [own = "", also = ""] = line.split("|");
  return [
    ...bareOf(own).map((word) => ({ word, confidence: sure.alike })),
    ...bareOf(also).map((word) => ({ word, confidence: sure.perhaps })),
  ];
});
type Group = (typeof groups)[number];
const groupOf = new Map<string, Group>();
for (const group of groups)
  for (const { word } of group)
    for (const key of [word, stemOf(word)]) if (!groupOf.has(key)) groupOf.set(key, group);
const longest = 3;

/** Other words for the same thing, and how sure that is. */
export function tradeWordsFor(bare: string): Group {
  const group = groupOf.get(bare) ?? groupOf.get(stemOf(bare));
  return group?.filter(({ word }) => word !== bare) ?? [];
}

/** The words with names of several words in their place, where the catalog knows the other name. */
export function withTradeNames(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const named: string[] = [];
  const naming = words.filter((word) => placeNamed(word) === undefined);
  for (let at = 0; at < words.length; ) {
    const found =
      phraseAt(words, at, isKnown) ?? (naming.length === 1 ? aloneAt(words, at, isKnown) : undefined);
    named.push(...(found?.instead ?? [words[at] ?? ""]));
    at += found?.size ?? 1;
  }
  return named;
}

function aloneAt(words: readonly string[], at: number, isKnown: (word: string) => boolean) {
  const instead = ownValue(alone, words[at] ?? "");
  return instead !== undefined && isKnown(instead) ? { instead: [instead], size: 1 } : undefined;
}

function phraseAt(words: readonly string[], at: number, isKnown: (word: string) => boolean) {
  for (let size = Math.min(longest, words.length - at); size >= 1; size -= 1) {
    const typed = words.slice(at, at + size).join(" ");
    const name = ownValue(size === 1 ? single : phrases, typed);
    const instead = name?.split(" ");
    if (instead?.every(isKnown)) return { instead, size };
  }
  return undefined;
}
