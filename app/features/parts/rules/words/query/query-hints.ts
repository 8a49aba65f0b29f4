import { isFiller } from "./fillers.ts";

/** What follows these is what a thing comes with: a bumper with sensors is a bumper. */
const accompanying: ReadonlySet<string> = new Set("with w مع ma3".split(" "));
/** What follows these is what a thing is for: its noun stands before. */
const purposes: ReadonlySet<string> = new Set(
  "for حق حقت حقه حقات مال مالت مالات بتاع بتاعت بتاعه تبع تاع ديال نتاع متاع 7ag 7agg hag 7aq haq 7a2 7agat 7aqat mal maal malat taba3 tab3 tba3 bta3 beta3 bita3 bta3et".split(
    " ",
  ),
);
/** What follows these is why it is wanted, or what it must not do. */
const reasons: ReadonlySet<string> = new Set(
  "so because cause coz cuz bcz bcoz since عشان علشان عشانه مشان منشان لان لانه لانها لاني لاجل حتي 3shan 3ashan 3lshan 3alashan 3lashan mshan minshan l2n la2an".split(
    " ",
  ),
);
/** What a part is like, or how it is packed: it names no part while another word does. */
const describing: ReadonlySet<string> = new Set(
  "halogen led xenon agm heated chrome black white red blue gray grey silver brown beige green kit set assembly assy unit complete full shell pair size small big large mini automatic auto manual driver drivers passenger cold hot هالوجين ليد زينون كروم كامل كامله صغير صغيره كبير كبيره ابيض اسود فضي مقاس حجم سايق سواق سائق شوفير راكب الراكب sawag sawwag sayeg rakeb".split(
    " ",
  ),
);

export function isDescribing(bare: string): boolean {
  return describing.has(bare);
}

/** What the car of a part burns: of a part that has no such word it says nothing. */
const fuels: ReadonlySet<string> = new Set(
  "petrol gasoline diesel hybrid بنزين بترول ديزل هايبرد هايبرت".split(" "),
);

export function isFuel(bare: string): boolean {
  return fuels.has(bare);
}

/** Without the fuel that stands behind the name of a model, unless a thing follows: "battery badia diesel", "badia diesel filter". */
export function withoutFuelOf(
  name: string | undefined,
  words: readonly string[],
  isNaming: (word: string) => boolean,
): readonly string[] {
  const at = name === undefined ? -1 : words.indexOf(name) + 1;
  const isOfCar = at > 0 && isFuel(words[at] ?? "") && !words.slice(at + 1).some(isNaming);
  return isOfCar ? words.toSpliced(at, 1) : words;
}

/** The words that name a thing, and those that say what it is for; what it comes with and why are left out. */
export function headOf(
  words: readonly string[],
  isPartWord: (word: string) => boolean,
): { named: string[]; purpose: string[] } {
  const says = (word: string) => !isFiller(word) && placeNamed(word) === undefined;
  const isNaming = (word: string) => says(word) && !isDescribing(word) && isPartWord(word);
  const cutAt = (marks: ReadonlySet<string>, all: readonly string[]) => {
    const at = all.findIndex((word, place) => marks.has(word) && all.slice(0, place).some(says));
    return at < 0 ? all.length : at;
  };
  const whyAt = words.findIndex((word, place) => reasons.has(word) && words.slice(0, place).some(isNaming));
  const wanted = whyAt < 0 ? words : words.slice(0, whyAt);
  const head = wanted.slice(0, cutAt(accompanying, wanted));
  const at = cutAt(purposes, head);
  return { named: head.slice(0, at), purpose: head.slice(at) };
}

/** Where on the car, by the words for it, in the order in which positions are written; some write Arabic in Latin letters. */
const places: Readonly<Record<string, string>> = {
  front:
    "فرنت فرونت قبلي اليدام يدام يدامي يداميه yiddam yeddam yidam front fr frnt avant لقدام امامى قدامنا munnil agadi quddam goddam 2oddam 2odam eddam guddamy gedamy amameyya amamiyah forward امامي اماميه امام امامين اماميات قدماني قدمانيه قداماني قدام قدامي قداميه قدامين جدام جدامي جداميه جدم gedam guddami gedami gidami jeddami jiddami amamiyya amameya harap unahan aage agla geddam giddam gidam gddam gdam guddam qiddam qeddam qedam jedam jeddam jiddam jidam jdam jddam amami amamy amamiya",
  rear: "باك رير لوراني الوراني لورانيه لورانيين لورانيات خلفيتين wrani wraniya rear back rr arriere لورا مورا خلفاني warani warany warania waraniya waraniyya pichhe pachadi pachhadi purakil 5alf khalfeyya 5alfeyya khalfiyya خلفي خلفيه خلف خلفيات خلفيين ورا وراء وري وراني ورانيه وراه wara warra wra wera waraa warani waranya khalfi khalfy 5alfi 5alfy khalf khalfiya 5alfiya khalfeya likod likuran peeche piche pichla",
  left: "لفت ليفت يسارا يساريه شمالي اليسار chmal chemal limassar lisar left lh ليسر gauche شماليه shemaal baaye baya bayan يسار يسري ايسر شمال يساري yasar yesar yisar ysar yasaar yesaar ysaar esar isar shmal shimal shemal kaliwa",
  right:
    "رايت يمينا yemeni limen right rh ليمن droite يمينيه daaye dayan dahina يمين يمني ايمن يميني yamin yameen yemin yemeen yimin yimeen ymin ymeen kanan",
  upper: "ابر upper top فوقانيه foogani fo2ani علوي علويه فوق فوقي فوقاني foog fooq foug 3lwi 3alawi",
  lower: "lower bottom تحتانيه ta7tani tahtani سفلي سفليه تحت تحتي تحتاني ta7t taht tahat sufli sefli",
  inner:
    "inner inside جوه جوا جواني جوانيه juwa jowa gowa guwa dakhel dakhil da5el da5il داخلي داخليه dakhli da5li",
  outer: "outer outside بره براني برانيه barra bara barani خارجي خارجيه برا kharji 5arji",
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

/** The places as a position is written: `front-left`. Of both sides neither is meant alone. */
export function positionOf(named: Iterable<string>): string | undefined {
  const all = new Set(named);
  const ordered = Object.keys(places).filter((place) => all.has(place) && !all.has(across[place] ?? ""));
  return ordered.length === 0 ? undefined : ordered.join("-");
}

/** The model year that a word is. */
export function yearNamed(bare: string): number | undefined {
  return /^(?:19[89]|20\d)\d$/.test(bare) ? Number(bare) : undefined;
}
