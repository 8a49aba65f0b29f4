import { href } from "#app/lib/address/href.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";

/** The address of a type's page. */
export function roomAddress(type: DocumentType): string {
  return href("/documents/:slug", { slug: type });
}

/** The type that the last part of an address names. */
export function typeAt(slug: string | undefined): DocumentType | undefined {
  return documentTypes.find((type) => type === slug);
}
