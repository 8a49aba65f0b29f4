import { isArabic } from "#app/lib/words/cross-script.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

/** How an adjective follows its Arabic noun. Several things are feminine, as one feminine thing is. */
export type Agreement = "masculine" | "feminine" | "masculine dual" | "feminine dual";

/** Nouns that their ending says the wrong thing of; folded, as all words here. */
const masculine = new Set("وجه منبه موجه اتجاه هوا ثرموستات ترموستات بلاتين انذار ميزان عنوان".split(" "));
/** Feminine nouns and plurals whose ending does not say it. */
const feminine = new Set(
  [
    "داش يد عين ساق سن كف قدم اذرع اطقم اسطح قضبان اسنان سست سيور تروس بلوف زيوت جنوط جلب لمب ريش شموع حبال علب",
    "ستاير مقاعد مساند فلاتر شنابر سبايك براغي بواجي كراسي محاور مراوح مكابح مفاصل صفايح سفايف فرامل سلاسل",
    "نوابض روافع عوازل كوابل قواعد شرايح دعايم وسايد بطاين سوايل دواير نوافذ رفارف لواقط مراتب ركب",
  ].flatMap((some) => some.split(" ")),
);
/** «أقراص» and «مصابيح». */
const brokenPlural = /^ا..ا.$|^..ا.ي.$/;
/** «مساعدان»; what is shorter («رمان», «خزان») ends so by itself. */
const dual = /^(...+)ان$/;

/** How an adjective beside a part's Arabic name agrees: with its first Arabic word, which says what the part is. */
export function agreementOf(name: string): Agreement {
  const noun = wordsOf(name).find(({ bare }) => isArabic(bare))?.bare ?? "";
  if (masculine.has(noun)) return "masculine";
  if (feminine.has(noun)) return "feminine";
  const one = dual.exec(noun)?.[1];
  if (one !== undefined) return one.endsWith("ت") ? "feminine dual" : "masculine dual";
  return /(?:ه|ات|ا)$/.test(noun) || brokenPlural.test(noun) ? "feminine" : "masculine";
}

/** An adjective in the form that agrees: «أمامي، أمامية، أماميان، أماميتان». */
export function agreeing(
  adjective: string,
  feminineForm = `${adjective}ة`,
): (agreement: Agreement) => string {
  const forms: Readonly<Record<Agreement, string>> = {
    masculine: adjective,
    feminine: feminineForm,
    "masculine dual": `${adjective}ان`,
    "feminine dual": `${feminineForm.slice(0, -1)}${feminineForm.endsWith("ى") ? "يان" : "تان"}`,
  };
  return (agreement) => forms[agreement];
}
