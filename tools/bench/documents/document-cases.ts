import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { documentTypes, fieldKeys } from "../../../app/features/documents/rules/document-types.ts";

const caseSchema = z.object({
  id: z.string(),
  type: z.enum(documentTypes),
  layout: z.string(),
  fault: z.string(),
  files: z.array(z.string()),
  truth: z.partialRecord(z.enum(fieldKeys), z.string()),
  /** Other values that are right as well. */
  alt: z.partialRecord(z.enum(fieldKeys), z.array(z.string())).optional(),
  /** The nationality as a machine readable zone or an Arabic paper writes it. */
  natCode: z.string().optional(),
  natAr: z.string().optional(),
});

/** A paper in a folder, with what stands on it; `truth.json` in the folder lists all. */
export type DocumentCase = z.infer<typeof caseSchema>;

export function casesIn(folder: string): readonly DocumentCase[] {
  return z.array(caseSchema).parse(JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")));
}

/** Whether a value is what stands on the paper; neither case, spaces nor points count. */
export function isRight(key: keyof DocumentCase["truth"], value: string, paper: DocumentCase): boolean {
  const nations = key === "nationality" ? [paper.natCode, paper.natAr] : [];
  const right = [paper.truth[key], ...(paper.alt?.[key] ?? []), ...nations];
  return right.some((one) => one !== undefined && plain(one) === plain(value));
}

const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
