import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { pieceOffsets } from "../../rules/upload-limits.ts";

/** Where the pieces of an upload lie, and of the document that it becomes, until its pages are made. */
export const originalsOf = (id: string) => `originals/${id}/`;
const keyOf = (id: string, place: number, offset: number) => `${originalsOf(id)}${place}-${offset}`;

/** One file of an upload, by its place among them. */
export interface OriginalFile {
  readonly id: string;
  readonly place: number;
  readonly bytes: number;
}

export function storePiece({ id, place }: OriginalFile, offset: number, piece: Uint8Array): Promise<void> {
  return privateFiles.put(keyOf(id, place, offset), piece);
}

/** The whole file; undefined where a piece of it is gone. */
export async function readOriginal({ id, place, bytes }: OriginalFile): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  for (const offset of pieceOffsets(bytes)) {
    const piece = await privateFiles.get(keyOf(id, place, offset));
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
