import { type DocumentType, typeFacts } from "./document-types.ts";

/** A file comes in pieces of this size, its last one smaller: what a cut connection costs at most. */
export const pieceBytes = 512 * 1024;

/** A card has two sides, each a file; a sheet has at most this many files. */
export const mostFiles = 10;

/** The most pages that a document is shown with; a PDF may have several. */
export const mostPages = 20;

/** How many files one document of a type may come in. */
export function mostFilesOf(type: DocumentType): number {
  return typeFacts[type].sides === "card" ? 2 : mostFiles;
}

/** The bytes of the piece at an offset, undefined where no piece of such a file begins. */
export function pieceLength(fileBytes: number, offset: number): number | undefined {
  if (offset % pieceBytes !== 0 || offset >= fileBytes) return undefined;
  return Math.min(pieceBytes, fileBytes - offset);
}

/** The offsets of all pieces of a file, in their order. */
export function pieceOffsets(fileBytes: number): readonly number[] {
  return Array.from({ length: Math.ceil(fileBytes / pieceBytes) }, (_, place) => place * pieceBytes);
}

/** What one customer may have: far more than anybody needs, and an end for a program that uploads all day. */
export const mostDocuments = 60;
/** Unfinished ones, each of at most ten files: the oldest makes room for another. */
export const mostUploads = 5;
