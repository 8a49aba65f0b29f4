import { unsafeParts } from "#app/lib/untrusted/unsafe-parts.ts";
import { catalogueRecord, type ReadCatalogueRecord } from "./catalogue-records.ts";
import type { FieldProblem } from "./row-problems.ts";

export type ReadRecord =
  | { readonly record: ReadCatalogueRecord }
  | { readonly problems: readonly FieldProblem[] };

/** A line of a catalogue file as its record, or what is wrong with it, field by field. */
export function readRecord(text: string): ReadRecord {
  const json = parsed(text);
  if (json === undefined) return problem("row", "broken-json");
  for (const path of unsafeParts(json)) return problem(path.join(".") || "row", "wrong-value");
  const read = catalogueRecord.safeParse(json);
  if (!read.success) return { problems: read.error.issues.map(problemOfIssue) };
  const reversed = reversedRange(read.data);
  return reversed === undefined ? { record: read.data } : problem(reversed, "range-reversed");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problem(field: string, name: FieldProblem["problem"]): ReadRecord {
  return { problems: [{ field, problem: name }] };
}

function problemOfIssue({ code, path }: { code?: string; path: readonly PropertyKey[] }): FieldProblem {
  const isKind = code === "invalid_union" && path[0] === "record";
  return {
    field: path.map(String).join(".") || "row",
    problem: isKind ? "unknown-record" : "wrong-value",
  };
}

/** The end of a range that comes before its beginning; a schema looks at one field at a time. */
function reversedRange(record: ReadCatalogueRecord): string | undefined {
  if (record.record !== "fitment" && record.record !== "model") return undefined;
  if (record.yearTo < record.yearFrom) return "yearTo";
  if (record.record === "model") return undefined;
  const { serialFrom, serialTo } = record;
  return serialFrom !== null && serialTo !== null && serialTo < serialFrom ? "serialTo" : undefined;
}
