import * as z from "zod/mini";
import type { DocumentType } from "../../rules/document-types.ts";
import type { BegunUpload } from "./upload-state.ts";

/** Lengths and hashes alone: no name, no byte and no field of a document stands in the browser's storage. */
const stored = z.object({
  customerId: z.string(),
  upload: z.object({
    id: z.string(),
    pieceBytes: z.int(),
    files: z.array(z.object({ bytes: z.int(), sha256: z.string() })),
    received: z.array(z.int()),
  }),
});

// Below the drafts of forms, which a logout clears.
const place = (type: DocumentType) => `marsa.form.upload.${type}`;

/** The upload that this customer had begun in this tab before it was loaded anew. */
export function storedUpload(type: DocumentType, customerId: string): BegunUpload | undefined {
  try {
    const found = stored.safeParse(JSON.parse(sessionStorage.getItem(place(type)) ?? "null"));
    return found.success && found.data.customerId === customerId ? found.data.upload : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage in the browser an upload that a reload cuts begins anew. */
export function storeUpload(type: DocumentType, customerId: string, upload: BegunUpload): void {
  try {
    sessionStorage.setItem(place(type), JSON.stringify({ customerId, upload }));
  } catch {
    // Private windows and full stores refuse.
  }
}

export function forgetUpload(type: DocumentType): void {
  try {
    sessionStorage.removeItem(place(type));
  } catch {
    // Without access to storage nothing was stored.
  }
}
