import { plain } from "../labels/label-text.ts";
import { resembles } from "../text-distance.ts";

/** What papers of the Gulf call their holders, where it is not the name of a country. */
const peoples = `QATARI=قطري, SAUDI=سعودي, SAUDI ARABIAN=سعودي, SRI LANKAN=سريلانكي, KUWAITI=كويتي, BAHRAINI=بحريني, OMANI=عماني, EMIRATI=إماراتي, YEMENI=يمني, EGYPTIAN=مصري,
JORDANIAN=أردني, LEBANESE=لبناني, SYRIAN=سوري, PALESTINIAN=فلسطيني, IRAQI=عراقي, SUDANESE=سوداني, TUNISIAN=تونسي, MOROCCAN=مغربي,
ALGERIAN=جزائري, LIBYAN=ليبي, SOMALI=صومالي, INDIAN=هندي, PAKISTANI=باكستاني, BANGLADESHI=بنغلاديشي, NEPALESE=نيبالي, NEPALI=نيبالي,
FILIPINO=فلبيني, INDONESIAN=إندونيسي, IRANIAN=إيراني, TURKISH=تركي, BRITISH=بريطاني, AMERICAN=أمريكي, CANADIAN=كندي, FRENCH=فرنسي,
GERMAN=ألماني, ITALIAN=إيطالي, SPANISH=إسباني, AUSTRALIAN=أسترالي, ETHIOPIAN=إثيوبي, ERITREAN=إريتري, KENYAN=كيني, UGANDAN=أوغندي,
CHINESE=صيني, JAPANESE=ياباني, KOREAN=كوري, AFGHAN=أفغاني, RUSSIAN=روسي, MAURITANIAN=موريتاني, GHANAIAN=غاني, NIGERIAN=نيجيري,
U.S.A=الولايات, U.K=بريطانيا, UAE=الإمارات, USA=أمريكا, UK=المملكة, KSA=السعودية`;

/** Every nation by its letters alone, as it is written. */
const known = new Map<string, string>();
for (const pair of peoples.split(/,\s*/)) for (const name of pair.split("=")) known.set(plain(name), name);
for (const language of ["en", "ar"]) {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code);
    if (name !== undefined) known.set(plain(name), name.toUpperCase());
  }
}

/** The nation that a text names, or nearly names. */
export function readNationality(
  text: string,
): { readonly value: string; readonly isExact: boolean } | undefined {
  const read = plain(text);
  const exact = known.get(read);
  if (exact !== undefined) return { value: exact, isExact: true };
  if (read.length < 5) return undefined;
  const near = [...known].filter(([name]) => name.length > 4 && resembles(read, name));
  const [only] = near;
  return only === undefined || near.length > 1 ? undefined : { value: only[1], isExact: false };
}
