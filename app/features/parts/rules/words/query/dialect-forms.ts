import { isArabic } from "#app/lib/words/cross-script.ts";

/** «وفلتر», «بالطبلون», «عالمفتاح», «هالليت»: what is joined to a noun, the longest first. */
const joined = /^(?:[وف]?(?:[ههعب]?ال|لل)|[لبوف])/u;
const shortestJoined = 3;
/** "elmotor" */
const latinArticle = /^[ae]l-?(?=.{3})/;
/** «بطاريته», "batarito": whose it is. */
const whose = /ت(?:ه|ها|ي|ك|كم|نا|هم)$/u;
/** Letters that some say, and what others write: the Gulf says «يديد» and «جدام», Iraq «چ» and «گ». */
const spoken: readonly (readonly [said: RegExp, written: string])[] = [
  [/^ي(?=.{2})/u, "ج"],
  [/ج/gu, "ق"],
  [/چ/gu, "ك"],
  [/چ/gu, "ج"],
  [/گ/gu, "ق"],
  [/گ/gu, "ج"],
];
/** Letters that are heard alike: in a short word they make another one. */
const heard: typeof spoken = [
  [/ق/gu, "غ"],
  [/غ/gu, "ق"],
  [/ق/gu, "ج"],
  [/ض/gu, "ظ"],
  [/ظ/gu, "ض"],
  [/ذ/gu, "د"],
  [/ث/gu, "ت"],
  [/س/gu, "ص"],
  [/ص/gu, "س"],
  [/ت/gu, "ط"],
  [/ط/gu, "ت"],
];
const shortestHeard = 4;
const spokenLatin: typeof spoken = [
  [/^y(?=[a-z\d]{2})/, "j"],
  [/ch/g, "k"],
];

/** The words that one may be that nothing is called: without what is joined to it, in other letters, the likeliest first. */
export function formsIn(word: string): string[] {
  if (!isArabic(word)) return [word.replace(latinArticle, ""), ...inLetters(word, spokenLatin)];
  const bare = word.replace(joined, "");
  const forms = bare.length < shortestJoined ? [word] : [word, bare];
  const owned = forms.flatMap((form) => (whose.test(form) ? form.replace(whose, "ه") : []));
  const letters = (form: string) => (form.length < shortestHeard ? spoken : [...spoken, ...heard]);
  return [...forms, ...owned, ...forms.flatMap((form) => inLetters(form, letters(form)))];
}

function inLetters(word: string, letters: typeof spoken): string[] {
  return letters.flatMap(([said, written]) => {
    const other = word.replace(said, written);
    return other === word ? [] : other;
  });
}
