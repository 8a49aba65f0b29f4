import { createHash } from "node:crypto";
import sharp from "sharp";
import { documentsApi, pagePictures } from "#app/features/documents/api.server.ts";
import type { DocumentType } from "#app/features/documents/rules/document-types.ts";
import { pieceBytes } from "#app/features/documents/rules/upload-limits.ts";
import { type DemoPerson, noora } from "#db/seed/demo/demo-people.ts";
import { apiOnDemo } from "../demo-api.ts";

interface Started {
  readonly id: string;
  readonly pieceBytes: number;
  readonly received: readonly number[];
}

/** Calls of documents in this process, for the demo's people. Use it after `testDatabase()`. */
export function documentsApiOnDemo() {
  const api = apiOnDemo([documentsApi], async () => undefined);
  const start = (files: readonly Uint8Array[], type: DocumentType = "driving-license", as = noora) =>
    api.post<Started>("/v3/documents/uploads", { type, files: files.map(announced) }, { as });
  const piece = (id: string, file: Uint8Array, offset: number, { place = 0, as = noora } = {}) =>
    api.send<{ received: number[] }>("POST", `/v3/documents/uploads/${id}/files/${place}/pieces/${offset}`, {
      as,
      bytes: file.subarray(offset, offset + pieceBytes),
    });
  const sendAll = async (id: string, file: Uint8Array, place = 0, as = noora) => {
    for (let offset = 0; offset < file.length; offset += pieceBytes)
      await piece(id, file, offset, { place, as });
  };
  const finish = (id: string, as: DemoPerson = noora) =>
    api.post<{ documentId: string }>(`/v3/documents/uploads/${id}/finish`, undefined, { as });
  /** Uploads a document of these files, and answers its id. */
  const upload = async (files: readonly Uint8Array[], type?: DocumentType, as = noora) => {
    const { data } = await start(files, type, as);
    for (const [place, file] of files.entries()) await sendAll(data.id, file, place, as);
    return (await finish(data.id, as)).data.documentId;
  };
  /** Opens a page at its address. */
  const openPage = async (address: string) => pagePictures.request(address.replace("/papers", ""));
  return { ...api, start, piece, sendAll, finish, upload, openPage };
}

export function announced(file: Uint8Array) {
  return { bytes: file.length, sha256: createHash("sha256").update(file).digest("hex") };
}

/** A photo of a card, without anything to read. Noise makes it as large as photos are. */
export async function photo({ width = 300, height = 200, copyright = "Marsa" } = {}): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return picture
    .withExif({ IFD0: { Copyright: copyright } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
