import { fold } from "./fold.ts";

/*
 * What people say around the thing that they request, whatever it is: who wants it, from whom, by which courtesies. In the dialects that
 * are spoken in Qatar, in Latin letters, too.
 */
const arabic =
  "ابي ابى ابا ابغي ابغى ابغا ابغه ابيها ابيه ابغاه ابغاها نبي نبغي تبي يبي يبغي بغيت باغي اريد اريدلي نريد ودي نود اود ارغب حاب حابه نحب " +
  "بدي بدنا بدها عايز عايزه عايزين عاوز عاوزه عاوزين داير دايره دايرين محتاج محتاجه محتاجين احتاج نحتاج يلزمني يلزمنا لازمني لازمنا لازملي " +
  "ادور ندور بدور ادورلي دورولي دورلي شوفلي شوفولي جيبلي جيبولي القي الاقي بلاقي نلاقي احصل نحصل احصله " +
  "عندكم عندكن عندكو عندك عندهم لديكم لديك معكم معاكم وياكم هل يوجد موجود موجوده متوفر متوفره متاح متاحه في فيه فيها " +
  "لو سمحت سمحتوا سمحتو سمحتي فضلك فضلكم رجاء ارجو ارجوك تكفي تكفون ممكن ياريت الله يعافيك يعافيكم يسلمو هنت " +
  "عطني عطيني عطوني اعطني اعطيني اعطوني اديني ادوني هات هاتوا قولي قولولي " +
  "سلام عليكم مرحبا هلا اهلا مساء صباح اخوي اخي اختي حبيبي استاذ معلم طال عمرك شباب حجي عمي يا";
const arabizi =
  "abi aby abe abee abgha abghi abghaa abga ab8a ab8i nabi nabghi nbi nbgha aba bghet areed ured " +
  "3ayez 3ayza 3ayzeen 3awez 3awza 3awzeen 3ayz 3awz ayez ayza awez awza dayer dayra baddi badi baddy bade baddeh biddi biddy bidi bedi beddi bdi badna bedna " +
  "bidna m7taj me7taj mi7taj mihtaj me7taja a7taj ahtaj lazimni lazmni adawer bdawer adower mawjood mawjod mowjod mawjoud mtwafer " +
  "3atni 3atini 3atoni a3tini a3teeni a3toni edini eddini idini addini shlon shloon " +
  "3indkum 3indkom 3ndkm 3endkum 3endkom 3andkom 3andkun 3andkon 3indik 3andak 3endak law lw samaht sama7t sama7to momken mumken mumkin please salam 3alaikum hala mar7aba habibi 7abibi a5oy ya";

/** All of them, folded. */
export const requestWords: readonly string[] = fold(`${arabic} ${arabizi}`).text.split(" ");
const words: ReadonlySet<string> = new Set(requestWords);
const latin: ReadonlySet<string> = new Set(fold(arabizi).text.split(" "));
/** They mean something in English, too. */
const ambiguous = new Set(["please", "law", "bade", "badi", "aba", "ya"]);

/** Whether a folded word only requests something. */
export function isRequestWord(bare: string): boolean {
  return words.has(bare);
}

/** Whether only who writes Arabic in Latin letters uses a folded word. */
export function isArabiziRequest(bare: string): boolean {
  return latin.has(bare) && !ambiguous.has(bare);
}
