import { now } from "#app/platform/clock.server.ts";
import type { PersonalFile } from "#app/platform/personal-data/register.server.ts";
import { openPage } from "../readings/read-page.server.ts";
import { documentsOf } from "./read-documents.server.ts";

/** A customer's documents as files: the pages, and the confirmed fields. That each page was read for it is written down. */
export async function* filesOfCopy(customerId: string): AsyncIterable<PersonalFile> {
  for (const { id, type, fields, pageCount } of await documentsOf(customerId)) {
    const folder = `documents/${type}-${id}`;
    if (fields.length > 0)
      yield { name: `${folder}/fields.json`, bytes: Buffer.from(JSON.stringify(fields, null, 2)) };
    for (let page = 0; page < pageCount; page += 1) {
      const bytes = await openPage({ documentId: id, page, reader: "export" }, now());
      if (bytes !== undefined) yield { name: `${folder}/page-${page + 1}.webp`, bytes };
    }
  }
}
