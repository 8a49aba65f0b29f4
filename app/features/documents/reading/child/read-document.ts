import { type DocumentType, typeFacts } from "../../rules/document-types.ts";
import { bestOfEach } from "../../rules/reading/best-of-each.ts";
import type { ReadField, Reading } from "../../rules/reading/reading.ts";
import { fieldsOfPage } from "./fields-of-page.ts";
import { lookAtPage, lookCloser, type SeenPage } from "./look-at-page.ts";
import { lookAtZone } from "./look-at-zone.ts";

/** Reads the pages of a document: each field once, as it is read best. `today` is YYYY-MM-DD. */
export async function read(
  pages: readonly Uint8Array[],
  type: DocumentType,
  today: string,
): Promise<Reading> {
  const withArabic = typeFacts[type].fields.includes("nameArabic") || type === "other";
  const texts: string[] = [];
  const fields: ReadField[] = [];
  for (const [place, page] of pages.entries()) {
    const seen = await lookAtPage(page, withArabic);
    texts.push(seen.text);
    const zone = await fieldsOfZone(seen, place, type, today);
    // What a zone says need not be looked for twice.
    fields.push(
      ...zone,
      ...(await fieldsOfPage(seen, { type, page: place, today, isThorough: zone.length === 0 })),
    );
  }
  return { type, fields: bestOfEach(fields), text: texts.join("\n") };
}

async function fieldsOfZone(
  seen: SeenPage,
  page: number,
  type: DocumentType,
  today: string,
): Promise<ReadField[]> {
  let zone = await lookAtZone(seen, today);
  // Every passport has one; of other papers most have none.
  if (zone === undefined && type === "passport") zone = await lookAtZone(await lookCloser(seen), today);
  if (zone === undefined) return [];
  const box = seen.picture.boxOf(zone.area, page);
  const stored: readonly string[] = typeFacts[type].fields;
  return zone.fields.filter(({ key }) => stored.includes(key)).map((field) => ({ ...field, box }));
}
