/** A counted noun: after 3 to 10, after 11 to 99, and after whole hundreds. */
type CountedNoun = readonly [few: string, many: string, bare: string];

/** Nouns that texts count. Units (كم، حصان، بوصة after its number) are the same word after every number. */
const nouns: readonly CountedNoun[] = [
  ["سنوات", "سنة", "سنة"],
  ["أعوام", "عاماً", "عام"],
  ["أشهر", "شهراً", "شهر"],
  ["أسابيع", "أسبوعاً", "أسبوع"],
  ["أيام", "يوماً", "يوم"],
  ["ساعات", "ساعة", "ساعة"],
  ["دقائق", "دقيقة", "دقيقة"],
  ["ريالات", "ريالاً", "ريال"],
  ["أقساط", "قسطاً", "قسط"],
  ["مقاعد", "مقعداً", "مقعد"],
  ["أبواب", "باباً", "باب"],
  ["سيارات", "سيارة", "سيارة"],
  ["لترات", "لتراً", "لتر"],
  ["درجات", "درجة", "درجة"],
  ["بوصات", "بوصة", "بوصة"],
  ["قطع", "قطعة", "قطعة"],
  ["مراكز", "مركزاً", "مركز"],
  ["أحرف", "حرفاً", "حرف"],
  ["خانات", "خانة", "خانة"],
  ["فحوص", "فحصاً", "فحص"],
  ["فتحات", "فتحة", "فتحة"],
  ["مرات", "مرة", "مرة"],
];
const formOf = new Map(nouns.flatMap((noun) => noun.map((form) => [form, noun] as const)));
const forms = [...formOf.keys()].sort((one, other) => other.length - one.length).join("|");

/** A whole number with the noun after it. A decimal counts nothing, and `{x}` is a number that varies. */
const counted = new RegExp(
  String.raw`(?<![\d.,:/×\u0621-\u064a])(\d{1,3}(?:,\d{3})+|\d+|\{\w+\}) (${forms})(?![\u0621-\u0652])`,
  "gu",
);
/** A clock time, or a sum; with a word before the range it says «من … إلى …». */
const bareRange =
  /(?<!(?:من|بين) )(?<![\d.,:])(?:\d{1,2}:\d\d(?: [صم])? (?:إلى|حتى) \d{1,2}:\d\d|\d[\d,]*(?: ريال\S*)? إلى \d[\d,]* ريال)/u;

/** Numbers whose noun has another form after them, and ranges of times and sums without «من … إلى …». */
export function numberProblems(text: string): string[] {
  const wrong = [...text.matchAll(counted)].filter(([, number = "", form = ""]) => !agrees(number, form));
  return [
    ...wrong.map(([found]) => `a number without the form of its noun: ${found}`),
    ...(bareRange.test(text) ? ["a range of times or sums without «من … إلى …»"] : []),
  ];
}

function agrees(number: string, form: string): boolean {
  const [few, many, bare] = formOf.get(form) ?? [];
  // A sum that varies may be any; what its currency is called does not change.
  if (number.startsWith("{")) return form === "ريال";
  const count = Number(number.replaceAll(",", ""));
  const lastTwo = count % 100;
  if (count === 1 || count === 2) return false;
  if (lastTwo >= 3 && lastTwo <= 10) return form === few;
  return lastTwo > 10 ? form === many : form === bare;
}
