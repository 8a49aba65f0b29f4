import { withNumerals } from "#app/lib/words/number-words.ts";
import { isRequestWord } from "#app/lib/words/request-words.ts";
import { type SearchWord, wordsOf } from "#app/lib/words/words-of.ts";
import { dialects } from "./dialect-words.ts";

/** Words without a meaning of their own, folded. */
const stopWords = new Set(
  [
    "a an the i im we my me you your our is are am do does it its to for of on in at with and or please need want",
    "looking some any can could would like get have there now just this that near by s t as be less than under below over above more up",
    "should must has been not wont won doesnt doesn dont don cant isnt isn el al il ana abi aby abgha abghi",
    "ابي ابغي ابغا ابا اريد بغيت نبي عندكم عندي عندك هل في فيه من علي عن الي مع هو هي يا لو سمحت ممكن حق مال الحين معكم معاكم وياكم لكم",
    "عليه عليها فيها منه منها معه معها لا لسه للحين تبع تبعي تبعنا",
    "ايش وش شنو شو هذا هذي انا ودي اللي و ما يوم بس لازم يعني عشان علشان تحت وايد حالا شي شيء ولا اذا لو",
    "aba abee bghet bagheet fi min ma3 3ala 3la 3indi 3endi 3andi 3indkum 3endkum hal ya lel lil mal 7ag 7agg hag lkum lakum",
    "al7een el7een elhin wayed wesh wish esh eish shino shinu shno",
    ...dialects.stop,
  ].flatMap((line) => line.split(" ")),
);
/** What every query here is about. */
const cars = new Set(
  [
    "car cars vehicle vehicles auto saiyara mowtar mowtri motar",
    "سياره سيارات سيارتي السياره موتر مواتر موتري كار كارز",
    ...dialects.car,
  ].flatMap((line) => line.split(" ")),
);
/** What most of them want. */
const newWords = new Set(dialects.new.flatMap((line) => line.split(" ")));
/** Words of lightWords and of time: beside other words they narrow little. */
const lightWords = new Set(
  [
    "how what when where who why much many which long take takes see know find show tell come",
    "كم وين اين متي كيف شلون ليش اشوف اعرف القي الاقي احصل ادور ابحث وريني اسوي باقي اقدر تقدرون اجي اروح",
    "morning evening afternoon night tonight tomorrow week بكره باكر الصبح العصر المسا الليل بالليل اسبوع الاسبوع",
    "wain wein wen ween mata meta kam kaif keef kef shlon shloon leish lesh",
    ...dialects.light,
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
  /** Whether it is a word for a car. */
  readonly isCar: boolean;
}

/** Whether a folded word has no meaning of its own. */
export function isStopWord({ word, bare }: SearchWord): boolean {
  return [word, bare].some((one) => stopWords.has(one) || isRequestWord(one));
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
    const isIn = (list: ReadonlySet<string>) => list.has(one.word) || list.has(one.bare);
    const isCar = isIn(cars) || romanizedCar.test(one.bare);
    const isDistinctive = !isCar && !isIn(newWords);
    return { ...one, isCar, isDistinctive, weight: isDistinctive && !isIn(lightWords) ? 1 : lightWeight };
  });
  const meaningful = words.filter((one) => !isStopWord(one));
  return meaningful.some(({ weight }) => weight === 1) ? meaningful : words;
}

/** Words of a query that `meaningfulWords` leaves out: "my" tells "my car" from "car". */
export function stopWordsOf(query: string): SearchWord[] {
  const meaningful = new Set(meaningfulWords(query).map(({ from }) => from));
  return wordsOf(withWholeNumbers(query)).filter(({ from }) => !meaningful.has(from));
}

/** The size of a tire says what is wanted: "265/65 R17". */
const tireSize = /(?<!\d)\d{3}\s?[/x*-]?\s?\d{2}\s?\/?\s?z?r\s?\d{2}(?!\d)/giu;

/** Thousands as digits: "60k", «ستين الف» and 60,000 are 60000. "A/C" is one word, «مايبرد» two. */
export function withWholeNumbers(query: string): string {
  return withNumerals(query.normalize("NFKC"))
    .replace(/\ba\/c\b|(?<!\p{L})(?:[وب]?ال)?[اإأ]ي[ .]?سي(?!\p{L})/giu, "ac")
    .replace(/(?<!\p{L})ما(?=[يتن]\p{L}{3})/gu, "ما ")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(tireSize, "tire")
    .replace(/(\d)[,٬](?=\d{3})/g, "$1")
    .replace(/(?<![\d.,])(\d{1,3})\s*(?:k|thousand|alf|[أا]لفا?|[آا]لاف)(?![\p{L}\p{N}])/giu, "$1000")
    .replace(/(?<![\d.,])(\d)\s*(?:million|مليون)(?![\p{L}\p{N}])/giu, "$1000000");
}
