const english =
  "for of the a an my to on in with and car cars vehicle part parts genuine original oem need want price new model year side set spare buy";
const arabic =
  "اصلي اصليه حق حقت حقه مال مالت سياره سيارتي سيارات قطع قطعه غيار سعر ابي ابغي ابغا اريد في من علي عن مع موديل سنه جديد جديده بكم كم جهه وكاله طقم و او لو يا جنب ناحيه";

/** Words that say nothing about which part is meant, folded and without the article. */
export const fillers: ReadonlySet<string> = new Set(`${english} ${arabic}`.split(" "));

/** What follows these is what a thing comes with: a bumper with sensors is a bumper. */
const accompanying: ReadonlySet<string> = new Set("with w مع".split(" "));
/** What follows these is what a thing is for: its noun stands before. */
const purposes: ReadonlySet<string> = new Set("for حق حقت مال مالت".split(" "));
/** What a part is like, or how it is packed: it names no part while another word does. */
const describing: ReadonlySet<string> = new Set(
  "halogen led xenon agm heated chrome black white red blue gray grey silver brown beige green kit set assembly assy unit complete shell pair هالوجين ليد زينون كروم كامل".split(
    " ",
  ),
);

export function isDescribing(bare: string): boolean {
  return describing.has(bare);
}

/** The words that name a thing, and those that say what it is for; what it comes with is left out. */
export function headOf(words: readonly string[]): { named: string[]; purpose: string[] } {
  const says = (word: string) => !fillers.has(word) && placeNamed(word) === undefined;
  const cutAt = (marks: ReadonlySet<string>, all: readonly string[]) => {
    const at = all.findIndex((word, place) => marks.has(word) && all.slice(0, place).some(says));
    return at < 0 ? all.length : at;
  };
  const head = words.slice(0, cutAt(accompanying, words));
  const at = cutAt(purposes, head);
  return { named: head.slice(0, at), purpose: head.slice(at) };
}

/** Where on the car, by the words for it, in the order in which positions are written; some write Arabic in Latin letters. */
const places: Readonly<Record<string, string>> = {
  front: "front fr forward امامي اماميه امام قدام قدامي قداميه جدام جدامي امامين gedam giddam amami",
  rear: "rear back rr خلفي خلفيه خلف ورا وراء وراني ورانيه خلفيات wara warani khalfi",
  left: "left lh يسار يسري ايسر شمال يساري yasar",
  right: "right rh يمين يمني ايمن يميني yameen yamin",
  upper: "upper top علوي علويه فوق فوقي فوقاني",
  lower: "lower bottom سفلي سفليه تحت تحتي تحتاني",
  inner: "inner inside داخلي داخليه",
  outer: "outer outside خارجي خارجيه",
};
const placeOf = new Map(
  Object.entries(places).flatMap(([place, words]) => words.split(" ").map((word) => [word, place] as const)),
);

/** The place on the car that a word names. */
export function placeNamed(bare: string): string | undefined {
  return placeOf.get(bare);
}

const across: Readonly<Record<string, string>> = {
  front: "rear",
  rear: "front",
  left: "right",
  right: "left",
  upper: "lower",
  lower: "upper",
  inner: "outer",
  outer: "inner",
};

/** Whether what is called by some places sits across from the one that is meant: a front seal is no rear one. */
export function isAcross(own: ReadonlySet<string>, meant: string): boolean {
  return !own.has(meant) && own.has(across[meant] ?? "");
}

/** The places as a position is written: `front-left`. */
export function positionOf(named: Iterable<string>): string | undefined {
  const all = new Set(named);
  const ordered = Object.keys(places).filter((place) => all.has(place));
  return ordered.length === 0 ? undefined : ordered.join("-");
}

/** The model year that a word is. */
export function yearNamed(bare: string): number | undefined {
  return /^(?:19[89]|20\d)\d$/.test(bare) ? Number(bare) : undefined;
}
