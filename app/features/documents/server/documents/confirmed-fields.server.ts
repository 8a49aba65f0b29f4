import * as z from "zod";
import { sealBytes, unsealBytes } from "#app/platform/secrets.server.ts";
import type { ConfirmedField } from "../../rules/confirmed-fields.ts";
import { fieldKeys } from "../../rules/document-types.ts";

const purpose = "fields of documents";
const schema = z.array(z.object({ key: z.enum(fieldKeys), value: z.string() }));

/** Fields as they are stored, for their document alone. */
export function sealFields(documentId: string, fields: readonly ConfirmedField[]): Buffer {
  return sealBytes(purpose, Buffer.from(JSON.stringify(fields)), documentId);
}

/** What was confirmed of a document; nothing before. */
export function openFields(documentId: string, sealed: Buffer | null): ConfirmedField[] {
  if (sealed === null) return [];
  return schema.parse(JSON.parse(unsealBytes(purpose, sealed, documentId).toString()));
}
