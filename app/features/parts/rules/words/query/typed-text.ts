/** Letters that a digit and an apostrophe stand for: "tishta'3el", "5'arban". */
const letters: Readonly<Record<string, string>> = { 3: "gh", 5: "kh", 6: "z", 7: "kh", 9: "dh" };
const marked = /(?<![\d.,])(?:['’`]([35679])(?=[a-z])|([35679])['’`](?=[a-z]))/gi;

/** Arabic in Latin letters with غ and its like in letters alone. */
function withGhain(query: string): string {
  return query.replace(marked, (typed, one?: string, other?: string) => letters[one ?? other ?? ""] ?? typed);
}

/** «الreverse», "headlightات": where two scripts meet is the border of a word. */
const seam = /(?<=\p{Script=Arabic})(?=[a-z])|(?<=[a-z])(?=\p{Script=Arabic})/giu;
/** «الـ ac» */
const articleAlone = /(?<!\p{L})[وبلف]?ال\s(?=[a-z])/giu;
/** "4 low", "4x4", «فور ويل»: a drive on all wheels by one name, before numbers are left out. */
const fourWheels =
  /(?<![\p{L}\p{N}])(?:(?:4|four)[\s-]?(?:wheel drive|wheel|wd|x4|by 4|by four|low|lo|high|hi)|4[lh]|awd|فور\s(?:ويل|باي فور|لو|هاي))(?![\p{L}\p{N}])/giu;

/** A query as its words can be told apart. */
export function inOneScript(query: string): string {
  return withGhain(query).replace(seam, " ").replace(articleAlone, " ").replace(fourWheels, "4wd");
}

/** «اول ما اشغل» is when it is started, and no "not". */
const timeWords: ReadonlySet<string> = new Set(
  "اول كل بعد قبل وقت يوم حين طول حال مثل زي متي كيف لين اولما awal awwal kel kol kil ba3d gabl yom mithl".split(
    " ",
  ),
);
const not: ReadonlySet<string> = new Set(["ما", "ma"]);
/** What follows these is not wanted. */
const without: ReadonlySet<string> = new Set("بدون بلا without bdon bdoon bidun bidoon".split(" "));
/** «صبغ وكاله» is said of a whole car. */
const paint: ReadonlySet<string> = new Set("صبغ صبغه صبغها صبغته paint sabgh 9abgh".split(" "));
const ofFactory: ReadonlySet<string> = new Set("وكاله وكالة الوكاله فبريكا wakala wkala".split(" "));

/** The words without those that say nothing of a part: a "not" that is none, what is not wanted, the paint of a car. */
export function withoutStopPhrases(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    const isNoNot = not.has(word) && timeWords.has(before);
    return (
      !isNoNot && !without.has(word) && !without.has(before) && !(paint.has(word) && ofFactory.has(next))
    );
  });
}
