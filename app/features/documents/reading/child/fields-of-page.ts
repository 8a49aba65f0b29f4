import type { DocumentType } from "../../rules/document-types.ts";
import { type Look, type Settled, settle } from "../../rules/reading/agreement.ts";
import type { PlacedField } from "../../rules/reading/best-of-each.ts";
import { mayBeShort } from "../../rules/reading/contradictions.ts";
import { findFields } from "../../rules/reading/find-fields.ts";
import type { FoundField } from "../../rules/reading/found-field.ts";
import { layouts } from "../../rules/reading/layouts.ts";
import { soundDistance } from "../../rules/reading/names/name-sounds.ts";
import { settleVin } from "../../rules/reading/settle-vin.ts";
import { isCutShort } from "../../rules/reading/values/names.ts";
import { type Area, areaOf, coveredBy } from "../../rules/reading/words.ts";
import { settleArabicName } from "./arabic-name.ts";
import { lookAgain } from "./look-again.ts";
import { lookOtherwise, type SeenPage } from "./look-at-page.ts";

/** The share of a type's fields with which a first look has found enough. */
const enough = 0.8;

interface Search {
  readonly type: DocumentType;
  /** The page's place in the document. */
  readonly page: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether the page is read once more where much is missing. */
  readonly isThorough: boolean;
}

/** Fields of a page whose labels and values were found among its words, each read twice. */
export async function fieldsOfPage(looked: SeenPage, search: Search): Promise<PlacedField[]> {
  const { page, type, today } = search;
  const fields: PlacedField[] = [];
  const { seen, found } = await foundOn(looked, search);
  const placed = (one: Pick<FoundField, "key" | "area" | "most" | "part">, settled: Settled): PlacedField => {
    const isShort = one.part === undefined && mayBeShort(one.key, settled.value);
    const most = Math.min(settled.most, one.most ?? 1, isShort || seen.isSharpened ? doubtful : 1);
    const confidence = Math.min(settled.confidence, most);
    return { ...settled, key: one.key, most, confidence, box: seen.picture.boxOf(one.area, page) };
  };
  for (const one of found.filter(({ key }) => key !== "nameArabic")) {
    const field = placed(one, await settleField(seen, one, today));
    // The surname stands below the given names, and is said after them.
    const given = one.part === "surname" ? fields.find(({ key }) => key === "name") : undefined;
    if (given === undefined) fields.push(field);
    else fields.splice(fields.indexOf(given), 1, joinedName(given, field));
  }
  if (layouts[type].some(({ key }) => key === "nameArabic")) {
    const name = fields.find(({ key }) => key === "name")?.value ?? "";
    const arabic = await settleArabic(seen, found, name, today);
    if (arabic !== undefined) fields.push(placed({ ...arabic, key: "nameArabic" }, arabic));
  }
  return withDoubtfulNames(fields);
}

/** The Arabic name, whose other witness is the Latin one: it may stand beside that where no place of its own was found. */
async function settleArabic(
  seen: SeenPage,
  found: readonly FoundField[],
  name: string,
  today: string,
): Promise<(Settled & { readonly area: Area }) | undefined> {
  const own = found.find(({ key }) => key === "nameArabic");
  const latin = found.filter(({ key }) => key === "name").map(({ area }) => area);
  if (name !== "" && !isCutShort(name) && latin.length > 0) {
    const heard = await settleArabicName(seen, own?.area, { value: name, area: areaOf(latin) });
    if (heard !== undefined) return { ...heard, most: Math.min(heard.most, own?.most ?? 1) };
  }
  if (own === undefined) return undefined;
  const settled = await settleField(seen, own, today);
  const most = Math.min(settled.most, own.most ?? 1, name === "" ? 1 : unlikeName);
  return { ...settled, area: own.area, most };
}

/** Names of both scripts that differ in a sound: a letter of one of them may be misread. */
function withDoubtfulNames(fields: readonly PlacedField[]): PlacedField[] {
  const [latin = "", arabic = ""] = (["name", "nameArabic"] as const).map(
    (key) => fields.find((field) => field.key === key)?.value,
  );
  const isDoubtful = latin !== "" && arabic !== "" && soundDistance(latin, arabic) > 0;
  return fields.map((field) => {
    const isName = field.key === "name" || field.key === "nameArabic";
    if (!isName || !isDoubtful) return field;
    return {
      ...field,
      confidence: Math.min(field.confidence, unlikeInASound),
      most: Math.min(field.most ?? 1, unlikeInASound),
    };
  });
}

function joinedName(given: PlacedField, surname: PlacedField): PlacedField {
  const isRead = given.value !== "" && surname.value !== "";
  return {
    ...given,
    value: isRead ? `${given.value} ${surname.value}` : "",
    confidence: Math.min(given.confidence, surname.confidence),
    most: Math.min(given.most ?? 1, surname.most ?? 1),
  };
}

/** Where many fields are missing the page is read in another way, which finds words that the first one overlooked. */
async function foundOn(
  seen: SeenPage,
  { type, today, isThorough }: Search,
): Promise<{
  readonly seen: SeenPage;
  readonly found: readonly FoundField[];
}> {
  const found = findFields(type, seen, today);
  const isRead = ({ value, most = 1 }: FoundField) => value !== "" && most >= 0.8;
  if (found.filter(isRead).length >= layouts[type].length * enough || !isThorough) return { seen, found };
  const other = await lookOtherwise(seen, seen.arabic.length > 0);
  return { seen: other, found: findFields(type, other, today) };
}

/** A second look at the place alone; a third, prepared in another way, where they differ. */
async function settleField(seen: SeenPage, found: FoundField, today: string): Promise<Settled> {
  const first = firstLook(found);
  const isByShape = seen.latin.some((word) => word.isByShape && coveredBy(word, found.area) > 0.5);
  // No engine has another opinion of it.
  if (isByShape && first !== undefined) return { ...ofShapes, value: first.value };
  const second = await lookAgain(seen.picture, found, today, "plain");
  if (found.kind === "vin") {
    const more = [
      await lookAgain(seen.picture, found, today, "smooth"),
      await lookAgain(seen.picture, found, today, "word"),
    ];
    return settleVin([first, second, ...more]) ?? unread;
  }
  const agree = second !== undefined && second.value === first?.value;
  const third = agree ? undefined : await lookAgain(seen.picture, found, today, "smooth");
  return settle([first, second, third]) ?? unread;
}

/** Of a place that was found but could not be read. */
const unread: Settled = { value: "", confidence: 0, most: 1, doubts: [] };

/** What was read by the shapes of digits alone. */
const ofShapes = { confidence: 0.75, most: 0.8, doubts: [] } as const;

/** Of an Arabic name that does not sound like the Latin one. */
const unlikeName = 0.6;
const unlikeInASound = 0.8;
const doubtful = 0.8;

function firstLook({ value, confidence, certainty, doubts }: FoundField): Look | undefined {
  return value === "" ? undefined : { value, certainty, confidence, doubts };
}
