import { look, readsArabic } from "../../../app/features/documents/reading/child/read-document.ts";
import type { DocumentType } from "../../../app/features/documents/rules/document-types.ts";
import {
  type TypeEvidence,
  typeOf,
} from "../../../app/features/documents/rules/reading/type/type-evidence.ts";
import { now } from "../../../app/platform/clock.server.ts";

interface Answered {
  readonly uploadedAs: DocumentType;
  readonly answered: DocumentType;
}

/**
 * The type that is answered for pages that were uploaded as each of several types. Looks at them in this process, without
 * reading their fields, and once for all types whose readers look in the same way.
 */
export async function typesOf(
  pages: readonly Uint8Array[],
  types: readonly DocumentType[],
): Promise<readonly Answered[]> {
  const today = now().toISOString().slice(0, 10);
  const looks = new Map<string, readonly TypeEvidence[]>();
  const answers: Answered[] = [];
  for (const uploadedAs of types) {
    const manner = uploadedAs === "passport" ? uploadedAs : `Arabic: ${readsArabic(uploadedAs)}`;
    const evidence = looks.get(manner) ?? (await evidenceOf(pages, uploadedAs, today));
    looks.set(manner, evidence);
    answers.push({ uploadedAs, answered: typeOf(uploadedAs, evidence) });
  }
  return answers;
}

async function evidenceOf(pages: readonly Uint8Array[], type: DocumentType, today: string) {
  const evidence: TypeEvidence[] = [];
  for (const page of pages) evidence.push((await look(page, type, today)).evidence);
  return evidence;
}
