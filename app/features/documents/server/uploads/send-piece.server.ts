import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import { fileKindOf } from "../../rules/file-kind.ts";
import { pieceLength } from "../../rules/upload-limits.ts";
import type { DocumentsTables } from "../../tables.ts";
import { storePiece } from "./original-files.server.ts";
import { filesOfUpload, receivedOf } from "./read-upload.server.ts";

interface Piece {
  readonly id: string;
  readonly customerId: string;
  readonly place: number;
  readonly offset: number;
  readonly piece: Uint8Array;
}
type PieceRefusal = "not-found" | "piece-out-of-order" | "wrong-piece" | "not-a-document";

/**
 * Stores the next piece of a file, and answers how much of each file has arrived. A piece that has arrived is not stored
 * again. The first one says what kind the file is: what is no picture and no PDF is refused before the rest is sent.
 */
export async function sendPiece({
  id,
  customerId,
  place,
  offset,
  piece,
}: Piece): Promise<Result<{ received: number[] }, PieceRefusal>> {
  const files = await filesOfUpload(id, customerId);
  const file = files?.[place];
  if (files === undefined || file === undefined) return refuse("not-found");
  const length = pieceLength(file.bytes, offset);
  if (length === undefined || length !== piece.length) return refuse("wrong-piece", { file: place });
  if (offset < file.received) return succeed({ received: receivedOf(files) });
  if (offset > file.received) return refuse("piece-out-of-order", { received: receivedOf(files) });
  if (offset === 0 && fileKindOf(piece) === undefined) return refuse("not-a-document", { file: place });
  await storePiece({ id, place, bytes: file.bytes }, offset, piece);
  const { numUpdatedRows } = await database<DocumentsTables>()
    .updateTable("documents.upload_file")
    .set({ received: offset + length })
    .where("upload_id", "=", id)
    .where("place", "=", place)
    .where("received", "=", offset)
    .executeTakeFirst();
  const after = await filesOfUpload(id, customerId);
  // Canceled meanwhile; or finished, where the same piece came twice at once.
  if (after === undefined) return refuse("not-found");
  return numUpdatedRows === 1n || (after[place]?.received ?? 0) > offset
    ? succeed({ received: receivedOf(after) })
    : refuse("piece-out-of-order", { received: receivedOf(after) });
}
