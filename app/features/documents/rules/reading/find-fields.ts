import type { DocumentType } from "../document-types.ts";
import { findUnlabeled } from "./find-unlabeled.ts";
import type { FoundField, PageWords } from "./found-field.ts";
import { kindOf } from "./labels/label-words.ts";
import { type FieldLayout, layouts } from "./layouts.ts";
import { agreedSigns } from "./place/agreed-signs.ts";
import { assign } from "./place/assign.ts";
import { type Pair, pairsOf } from "./place/pairs.ts";
import { type Run, signsAndRuns } from "./place/signs.ts";
import { linesOf } from "./place/tokens.ts";
import { isCutShort } from "./values/names.ts";
import { readValue } from "./values/values.ts";
import { areaOf, heightOf } from "./words.ts";

/** Where labels of one meaning have several values. */
const contested = 0.8;
const leastConfidence = 0.5;

/**
 * The fields of a type among the words of a page, each once, but the parts of a name that stands in two. All labels of a page
 * take their values, so that what belongs to another label is no field.
 */
export function findFields(type: DocumentType, words: PageWords, today: string): readonly FoundField[] {
  const fields = layouts[type];
  if (fields.length === 0) return [];
  const { signs, runs } = signsAndRuns(linesOf(words));
  const assigned = assign(pairsOf(agreedSigns(signs), runs, today));
  const taken = new Set(assigned.filter(({ read }) => read.value !== "").map(({ run }) => run));
  const free = runs.filter((run) => !taken.has(run));
  const labeled = fields.flatMap((field) => labeledField(field, assigned, free, today));
  const unlabeled = findUnlabeled(type, labeled, free, today);
  return fields.flatMap(({ key }) => {
    const own = labeled.filter((field) => field.key === key && field.value !== "");
    if (own.length > 0) return own;
    const other = unlabeled.filter((field) => field.key === key);
    return other.length > 0 ? other : labeled.filter((field) => field.key === key);
  });
}

/** What stands beside the labels of a field; of a name without a label of its own, its parts. */
function labeledField(
  field: FieldLayout,
  assigned: readonly Pair[],
  free: readonly Run[],
  today: string,
): readonly FoundField[] {
  for (const meaning of field.meanings) {
    const own = assigned.filter((pair) => pair.sign.meaning === meaning && isOfScript(field, pair));
    const [best] = own.toSorted((one, other) => worthOf(other) - worthOf(one));
    if (best === undefined) continue;
    const isContested =
      own.some(({ read }) => read.value !== "" && read.value !== best.read.value) || isFollowed(best, free);
    const found = continued(foundIn(field, best), { pair: best, assigned, free, today });
    return [isContested ? { ...found, most: contested } : found];
  }
  if (field.key !== "name") return [];
  const parts = (["givenNames", "surname"] as const).flatMap((meaning) => {
    const pair = assigned.find((one) => one.sign.meaning === meaning && one.run.script === "latin");
    const part = meaning === "surname" ? ("surname" as const) : ("given" as const);
    return pair === undefined ? [] : [{ ...foundIn({ ...field, kind: "words" }, pair), part }];
  });
  return parts.length === 2 ? parts : [];
}

/** Whether words of nobody stand after a value that may be as long as it likes: some of it may have been overlooked. */
function isFollowed({ run, sign }: Pair, free: readonly Run[]): boolean {
  if (run.isSentence || !["name", "text", "words", "model", "nationality"].includes(kindOf(sign.meaning)))
    return false;
  return free.some(
    (other) =>
      other.line === run.line &&
      other.script === run.script &&
      other !== run &&
      Math.abs(other.place - run.place) < 8,
  );
}

interface Cell {
  readonly pair: Pair;
  readonly assigned: readonly Pair[];
  readonly free: readonly Run[];
  readonly today: string;
}

/** A long name goes on in the next line of its cell: where it begins, or where the cell does. */
function continued(found: FoundField, { pair: { run }, assigned, free, today }: Cell): FoundField {
  if (!["name", "arabic-name", "text"].includes(found.kind) || run.isSentence) return found;
  const height = heightOf(run.area);
  const beside = assigned.filter((other) => other.run.line === run.line);
  const starts = beside.map((other) => other.run.area.x0);
  // A name that lacks a word goes on where its line begins as well.
  if (isCutShort(found.value)) starts.push(...beside.map((other) => other.sign.area.x0));
  const isBelow = ({ area, script }: Run) => {
    const gap = area.y0 - run.area.y1;
    const shifts = starts.map((start) => area.x0 - start);
    if (script === "arabic") shifts.push(area.x1 - run.area.x1);
    return gap > -0.5 * height && gap < 1.3 * height && shifts.some((shift) => Math.abs(shift) < height);
  };
  const next = free.find(
    (other) =>
      other.script === run.script &&
      isBelow(other) &&
      other.tokens.every(({ confidence }) => confidence > leastConfidence),
  );
  if (next === undefined) return found;
  const words = next.script === "arabic" ? next.tokens.toReversed() : next.tokens;
  const read = readValue(found.kind, `${found.value} ${words.map(({ text }) => text).join(" ")}`, today);
  if (read === undefined) return found;
  return { ...found, ...read, area: areaOf([found.area, next.area]), most: contested };
}

function isOfScript({ kind }: FieldLayout, { run }: Pair): boolean {
  if (kind === "nationality") return true;
  return (run.script === "arabic") === (kind === "arabic-name");
}

/** What was read is worth more than what was not, Latin more than Arabic, and then what is read surely. */
const worthOf = ({ read, run, confidence, cost }: Pair) =>
  (read.value === "" ? -10 : 0) + (run.script === "latin" ? 1 : 0) + confidence * read.certainty - cost * 0.1;

function foundIn({ key, kind }: FieldLayout, { read, area, confidence, run }: Pair): FoundField {
  const isArabic = run.script === "arabic" && kind === "nationality";
  return { key, kind: isArabic ? "arabic-nationality" : kind, ...read, confidence, area };
}
