import type { DocumentType, FieldKey } from "../document-types.ts";
import type { FoundField } from "./found-field.ts";
import { layouts } from "./layouts.ts";
import { partThatSounds, soundsAlike } from "./names/name-sounds.ts";
import { readRun } from "./place/read-run.ts";
import type { Run } from "./place/signs.ts";
import { readNationality } from "./values/nationalities.ts";
import type { ValueKind } from "./values/value-kind.ts";

/** What no label names is never sure, but where its form, or the same name in the other script, speaks for it. */
const unsure = 0.8;
const guessed = 0.7;
const leastConfidence = 0.5;
/** An adult was born so many years ago. */
const adult = 16;

/** Values that stand without a label: by their form, and where nothing else can be meant. */
export function findUnlabeled(
  type: DocumentType,
  labeled: readonly FoundField[],
  free: readonly Run[],
  today: string,
): readonly FoundField[] {
  const missing = layouts[type].filter(
    ({ key }) => !labeled.some((field) => field.key === key && field.value !== ""),
  );
  const has = (key: FieldKey) => missing.find((field) => field.key === key);
  const found: FoundField[] = [];
  const add = (
    key: FieldKey,
    kind: ValueKind,
    runs: readonly Run[],
    most: number,
    fits = (_: string) => true,
  ) => {
    if (has(key) === undefined) return;
    const values = runs.flatMap((run) => {
      const value = readRun(run, kind, false, today);
      return value !== undefined && fits(value.read.value) ? [{ value, run }] : [];
    });
    const [first] = values;
    if (first === undefined) return;
    const isOnly = values.every(({ value }) => value.read.value === first.value.read.value);
    const { read, area, confidence } = first.value;
    found.push({ key, kind, ...read, confidence, area, most: isOnly ? most : guessed });
  };
  const latin = free.filter(({ script }) => script === "latin");
  const words = latin.flatMap((run) => run.tokens.map((token) => ({ ...run, tokens: [token], area: token })));
  add(
    "vin",
    "vin",
    [...latin, ...words].filter(({ tokens }) => tokens.some(({ text }) => /\d.*\d.*\d.*\d/.test(text))),
    1,
  );
  if (type === "qid" || type === "driving-license")
    add("number", "id", words, unsure, (value) => /^[23]\d{10}$/.test(value));
  const apart = free.filter(({ isSentence }) => !isSentence);
  if (type === "qid" || type === "driving-license" || type === "passport") {
    add("nationality", "nationality", apart.filter(isNation), unsure);
    const days = (kind: "birth" | "expiry") =>
      latin.filter((run) => readRun(run, kind, false, today) !== undefined);
    const limit = `${Number(today.slice(0, 4)) - adult}${today.slice(4)}`;
    add("birthDate", "birth", days("birth"), guessed, (value) => value < limit);
    add("expiry", "expiry", days("expiry"), guessed, (value) => value > today);
  }
  if (type === "insurance") add("insurer", "text", [...apart].filter(isCompany), unsure);
  if (type !== "insurance") found.push(...namesIn(type, [...labeled, ...found], apart, today));
  return found;
}

const textOf = ({ tokens }: Run) => tokens.map(({ text }) => text).join(" ");
const isNation = (run: Run) => readNationality(textOf(run))?.isExact === true;
const isCompany = (run: Run) =>
  run.script === "latin" &&
  run.tokens.length < 8 &&
  /\b(?:INSURANCE|TAKAFUL|ASSURANCE|REINSURANCE)\b|\bQ\.?\s?P?\.?S\.?C\b|\bW\.?L\.?L\b/i.test(textOf(run)) &&
  !/certificate|policy|motor insurance/i.test(textOf(run));

/** Names without a label: that they sound alike in both scripts shows that both are names. */
function namesIn(
  type: DocumentType,
  known: readonly FoundField[],
  free: readonly Run[],
  today: string,
): readonly FoundField[] {
  const isMissing = (key: FieldKey) =>
    layouts[type].some((field) => field.key === key) &&
    !known.some((field) => field.key === key && field.value !== "");
  const candidates = (kind: "name" | "arabic-name", script: Run["script"]) =>
    free
      .filter((run) => run.script === script && run.tokens.length < 8)
      .flatMap((run) => {
        const value = readRun(run, "name", false, today);
        return value === undefined || isNation(run) || value.confidence < leastConfidence
          ? []
          : [{ kind, ...value.read, ...value }];
      });
  const place = ({ read, area, confidence }: ReturnType<typeof candidates>[number], kind: ValueKind) => ({
    kind,
    ...read,
    area,
    confidence,
  });
  const parts = known.filter(({ key }) => key === "name");
  const latin = isMissing("name")
    ? candidates("name", "latin").map((one) => place(one, "name"))
    : parts.filter(({ part }) => part === undefined);
  const arabic = isMissing("nameArabic")
    ? candidates("arabic-name", "arabic").map((one) => place(one, "arabic-name"))
    : known.filter(({ key }) => key === "nameArabic");
  const pair = latin
    .flatMap((one) => arabic.map((other) => ({ one, other })))
    .find(({ one, other }) => soundsAlike(one.value, partThatSounds(one.value, other.value)));
  const result: FoundField[] = [];
  const longest = (some: typeof latin) =>
    some.toSorted((one, other) => other.value.length - one.value.length)[0];
  const [name, nameArabic] = [pair?.one ?? longest(latin), pair?.other ?? longest(arabic)];
  const most = pair === undefined ? guessed : 1;
  // The words of a vehicle look like names.
  const isLikely = pair !== undefined || type !== "vehicle-registration";
  if (isMissing("name") && name !== undefined && parts.length === 0 && isLikely)
    result.push({ ...name, key: "name", most });
  if (isMissing("nameArabic") && nameArabic !== undefined)
    result.push({ ...nameArabic, key: "nameArabic", most });
  return result;
}
