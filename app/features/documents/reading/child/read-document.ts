import { type DocumentType, typeFacts } from "../../rules/document-types.ts";
import { bestOfEach, type PlacedField } from "../../rules/reading/best-of-each.ts";
import { withContradictions } from "../../rules/reading/contradictions.ts";
import type { Reading } from "../../rules/reading/reading.ts";
import { type TypeEvidence, typeEvidence, typeOf } from "../../rules/reading/type/type-evidence.ts";
import { fieldsOfPage } from "./fields-of-page.ts";
import { lookAtPage, lookCloser, type SeenPage } from "./look-at-page.ts";
import { lookAtZone, type SeenZone } from "./look-at-zone.ts";

/** A page with its machine readable zone, and what both say of the document's type. */
interface Looked {
  readonly seen: SeenPage;
  readonly zone: SeenZone | undefined;
  readonly evidence: TypeEvidence;
}

/** Reads the pages of a document: each field of the type once, as it is read best. `today` is YYYY-MM-DD. */
export async function read(
  pages: readonly Uint8Array[],
  type: DocumentType,
  today: string,
): Promise<Reading> {
  const texts: string[] = [];
  const fields: PlacedField[] = [];
  const evidence: TypeEvidence[] = [];
  for (const [place, page] of pages.entries()) {
    const looked = await look(page, type, today);
    texts.push(looked.seen.text);
    evidence.push(looked.evidence);
    const ofZone = fieldsOfZone(looked, place, type);
    // What a zone says need not be looked for twice.
    const search = { type, page: place, today, isThorough: ofZone.length === 0 };
    fields.push(...ofZone, ...(await fieldsOfPage(looked.seen, search)));
  }
  const best = withContradictions(bestOfEach(fields));
  return { type: typeOf(type, evidence), fields: best, text: texts.join("\n") };
}

/** Looks at a page of a document that was uploaded as a type. */
export async function look(page: Uint8Array, type: DocumentType, today: string): Promise<Looked> {
  const seen = await lookAtPage(page, readsArabic(type));
  let zone = await lookAtZone(seen, today);
  // Every passport has one; of other papers most have none.
  if (zone === undefined && type === "passport") zone = await lookAtZone(await lookCloser(seen), today);
  return { seen, zone, evidence: typeEvidence(seen, zone?.kind) };
}

/** Whether Arabic letters are read of documents that were uploaded as a type: passports say everything in Latin ones. */
export function readsArabic(type: DocumentType): boolean {
  return type !== "passport";
}

function fieldsOfZone({ seen, zone }: Looked, page: number, type: DocumentType): PlacedField[] {
  if (zone === undefined) return [];
  const box = seen.picture.boxOf(zone.area, page);
  const stored: readonly string[] = typeFacts[type].fields;
  return zone.fields.filter(({ key }) => stored.includes(key)).map((field) => ({ ...field, box }));
}
