import { privateFiles } from "#app/platform/storage/private-files.server.ts";

/** Where the pictures of a document's pages lie. */
export const pagesOf = (documentId: string) => `pages/${documentId}/`;

export function storePage(documentId: string, page: number, picture: Uint8Array): Promise<void> {
  return privateFiles.put(`${pagesOf(documentId)}${page}`, picture);
}

/** A WebP picture; undefined where it is gone. */
export function readPage(documentId: string, page: number): Promise<Buffer | undefined> {
  return privateFiles.get(`${pagesOf(documentId)}${page}`);
}
