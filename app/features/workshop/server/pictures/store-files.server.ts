import sharp from "sharp";
import { newId } from "#app/lib/id.ts";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isPicture, mostPictureBytes } from "../../rules/picture-kind.ts";
import { type Stroke, signatureSvg } from "../../rules/signature.ts";
import { putVisitFile } from "./visit-files.server.ts";

/** No camera of a phone takes more, and each pixel costs memory. */
const mostPixels = 50_000_000;
const longestSide = 2_000;

/** Pages need the processor as well. Throws `QueueFull`. */
const queue = new WorkQueue({ atOnce: 1, mostWaiting: 20 });

/** A picture that lies in the private store and has no row yet; without one it is deleted within a day. */
export interface StoredPicture {
  readonly fileId: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Stores a picture of a car: a JPEG of at most 2000 pixels a side, turned the right way up, without anything that a camera wrote
 * into it. Outside of any transaction. Refuses what is no JPEG, PNG or WebP by its first bytes, and what cannot be decoded.
 */
export async function storeVisitPicture(
  bytes: Buffer,
): Promise<Result<StoredPicture, "picture-too-large" | "not-a-picture" | "broken-picture">> {
  if (bytes.length > mostPictureBytes) return refuse("picture-too-large");
  if (!isPicture(bytes)) return refuse("not-a-picture");
  const encoded = await queue.run(() => encode(bytes));
  if (encoded === undefined) return refuse("broken-picture");
  const fileId = newId<"visit-file">();
  await putVisitFile(fileId, encoded.data);
  const { width, height } = encoded.info;
  return succeed({ fileId, width, height });
}

async function encode(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "truncated" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/** Stores a signature as a PNG picture, drawn from its points. Outside of any transaction. Answers the file's id. */
export async function storeSignature(
  strokes: readonly Stroke[],
): Promise<Result<{ readonly fileId: string }, "signature-empty" | "signature-invalid">> {
  const svg = signatureSvg(strokes);
  if (!svg.ok) return svg;
  const picture = await queue.run(() => sharp(Buffer.from(svg.value)).png().toBuffer());
  const fileId = newId<"visit-file">();
  await putVisitFile(fileId, picture);
  return succeed({ fileId });
}
