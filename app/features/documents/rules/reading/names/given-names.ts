import { textDistance } from "../text-distance.ts";
import { soundDistance } from "./name-sounds.ts";

/** Given names of the Gulf and of its residents, in Arabic letters. */
const givenNames = `
  محمد أحمد محمود حمد حامد حمود عبدالله عبدالرحمن عبدالعزيز عبدالرحيم عبدالكريم عبداللطيف عبدالقادر عبدالمجيد عبدالوهاب عبدالملك عبدالسلام
  عبدالهادي عبدالحميد عبدالغني عبدالناصر عبيد علي عمر عثمان عمار عامر عمران عيسى عادل عماد عصام علاء عبدالرزاق
  إبراهيم إسماعيل إسحاق إدريس أيوب أنس أسامة أيمن أنور أكرم أشرف أمين أمير باسم بدر بلال بسام بشير تركي تميم ثامر جابر جاسم جمال جمعة
  جاسر حسن حسين حمزة حاتم حازم حسام خالد خليفة خليل خلف خميس داود ذياب راشد رائد رامي ربيع رجب رشيد رضا زايد زياد زيد زكريا
  سالم سعد سعود سعيد سلطان سلمان سليمان سليم سامي سامر سامح سيف شريف شاهين صالح صلاح صقر ضاحي طارق طلال طه ظافر
  غانم غازي فارس فاروق فهد فيصل فواز فؤاد فادي قاسم كريم كمال ماجد مالك مبارك مبروك متعب مجيد محسن مروان مسعود مشعل مصطفى مطر معاذ
  معتز منصور منذر مهند موسى مؤيد ناصر نايف نادر نبيل نواف نوح هاني هشام هادي هيثم وليد وائل ياسر ياسين يحيى يوسف يعقوب يونس
  آمنة أسماء أمل أميرة أمينة إيمان بدرية بشرى بثينة جميلة جواهر حصة حنان حليمة خديجة خلود دلال دانة دينا رانيا رحاب رقية رنا ريم رهف روضة
  زهراء زينب سارة سعاد سلمى سلوى سميرة سمية سهام شيخة شيماء شمسة صفية طيبة عائشة عبير علياء عنود غادة غالية فاطمة فوزية كلثوم كوثر لطيفة
  لولوة لينا ليلى لمياء مريم منى منيرة موزة مها ميثاء نادية نجلاء نورة نوف نوال هالة هدى هند هيا هيفاء وفاء وضحى ياسمين يسرى
`
  .split(/\s+/)
  .filter((name) => name !== "");
const known = new Set(givenNames);

/** Letters that papers write for each other count as the same. */
const plain = (word: string) => word.replace(/[أإآ]/g, "ا").replace(/ة$/, "ه").replace(/ى$/, "ي");
const knownPlain = new Set(givenNames.map(plain));

/** A word of a name; where it is one letter away from a given name that sounds like the Latin word, that name. */
export function asGivenName(word: string, latinWord: string): string {
  if (known.has(word) || knownPlain.has(plain(word))) {
    if (soundDistance(latinWord, word) === 0) return word;
  }
  const near = givenNames.filter(
    (name) => textDistance(plain(word), plain(name)) === 1 && soundDistance(latinWord, name) === 0,
  );
  const [only] = near;
  return near.length === 1 && only !== undefined ? only : word;
}
