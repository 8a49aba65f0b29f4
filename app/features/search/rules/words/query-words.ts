import { withNumerals } from "./number-words.ts";
import { type SearchWord, wordsOf } from "./words-of.ts";

/** Words without a meaning of their own, folded. */
const stopWords = new Set(
  [
    "a an the i im we my me you your our is are am do does it its to for of on in at with and or please need want",
    "looking some any can could would like get have there now just this that near by s t as be less than under below over above more up",
    "should must has been not wont won doesnt doesn dont don cant isnt isn el al il ana abi aby abgha abghi",
    "ابي ابغي ابغا ابا اريد بغيت نبي عندكم عندي عندك هل في فيه من علي عن الي مع هو هي يا لو سمحت ممكن حق مال الحين معكم معاكم وياكم لكم",
    "عليه عليها فيها منه منها معه معها",
    "ايش وش شنو شو هذا هذي انا ودي اللي و ما يوم بس لازم يعني عشان علشان تحت وايد حالا شي شيء ولا اذا لو",
    "aba abee bghet bagheet fi min ma3 3ala 3la 3indi 3endi 3andi 3indkum 3endkum hal ya lel lil mal 7ag 7agg hag lkum lakum",
    "al7een el7een elhin wayed wesh wish esh eish shino shinu shno",
  ].flatMap((line) => line.split(" ")),
);
/** What every query here is about. */
const cars = new Set(
  [
    "car cars vehicle vehicles auto new saiyara mowtar mowtri motar",
    "jdeed jdeeda jadeed jadeeda yadeed yadeeda",
    "سياره سيارات سيارتي السياره موتر مواتر موتري كار كارز جديد جديده",
  ].flatMap((line) => line.split(" ")),
);
/** Words of lightWords and of time: beside other words they narrow little. */
const lightWords = new Set(
  [
    "how what when where who why much many which long take takes see know find show tell come",
    "كم وين اين متي كيف شلون ليش اشوف اعرف القي الاقي احصل ادور ابحث وريني اسوي باقي اقدر تقدرون اجي اروح",
    "morning evening afternoon night tonight tomorrow week بكره باكر الصبح العصر المسا الليل بالليل اسبوع الاسبوع",
    "wain wein wen ween mata meta kam kaif keef kef shlon shloon leish lesh",
  ].flatMap((line) => line.split(" ")),
);
const lightWeight = 0.3;
/** سيارة with its endings in Latin letters: "seyarat", "sayyarti". */
const romanizedCar = /^s[aei]{0,2}y{1,2}a*r+(?:a+h?|at|ati|ty|ti|tek|tak|tkum)?$/;

export interface QueryWord extends SearchWord {
  /** How much of the query it is. */
  readonly weight: number;
  /** Whether it tells one intent from another: "car" does not. */
  readonly isDistinctive: boolean;
}

/** Whether a folded word has no meaning of its own. */
export function isStopWord({ word, bare }: SearchWord): boolean {
  return stopWords.has(word) || stopWords.has(bare);
}

/** The words of full weight; where there are none, all meaningful words. */
export function distinctiveWords(query: string): QueryWord[] {
  const meaningful = meaningfulWords(query);
  const distinctive = meaningful.filter(({ weight }) => weight === 1);
  return distinctive.length > 0 ? distinctive : meaningful;
}

/** The words of a query without stop words. Of a query such as "my car", which has no others, all words count. */
export function meaningfulWords(query: string): QueryWord[] {
  const words = wordsOf(withWholeNumbers(query)).map((one) => {
    const isDistinctive = !cars.has(one.word) && !cars.has(one.bare) && !romanizedCar.test(one.bare);
    const isLight = lightWords.has(one.word) || lightWords.has(one.bare);
    return { ...one, isDistinctive, weight: isDistinctive && !isLight ? 1 : lightWeight };
  });
  const meaningful = words.filter((one) => !isStopWord(one));
  return meaningful.some(({ weight }) => weight === 1) ? meaningful : words;
}

/** Words of a query that `meaningfulWords` leaves out: "my" tells "my car" from "car". */
export function stopWordsOf(query: string): SearchWord[] {
  const meaningful = new Set(meaningfulWords(query).map(({ from }) => from));
  return wordsOf(withWholeNumbers(query)).filter(({ from }) => !meaningful.has(from));
}

/** Thousands as digits: "60k", «ستين الف» and 60,000 are 60000. "A/C" is one word, «مايبرد» two. */
export function withWholeNumbers(query: string): string {
  return withNumerals(query.normalize("NFKC"))
    .replace(/\ba\/c\b|(?<!\p{L})(?:[وب]?ال)?[اإأ]ي[ .]?سي(?!\p{L})/giu, "ac")
    .replace(/(?<!\p{L})ما(?=[يتن]\p{L}{3})/gu, "ما ")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)[,٬](?=\d{3})/g, "$1")
    .replace(/(?<![\d.,])(\d{1,3})\s*(?:k|thousand|alf|[أا]لفا?|[آا]لاف)(?![\p{L}\p{N}])/giu, "$1000")
    .replace(/(?<![\d.,])(\d)\s*(?:million|مليون)(?![\p{L}\p{N}])/giu, "$1000000");
}
