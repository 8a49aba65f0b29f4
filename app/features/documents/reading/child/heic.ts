import heic from "heic-decode";
import sharp from "sharp";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { PageImage, PagesRefusal } from "./jobs.ts";
import { encodePage, mostPixels } from "./pictures.ts";

/** Its published types leave out the sizes and the end. */
type Pictures = readonly { width: number; height: number; decode: () => ReturnType<typeof heic> }[] & {
  dispose(): void;
};

/** The first picture of an HEIC file; its pixels are decoded only where its size is within bounds. */
export async function decodeHeic(file: Uint8Array): Promise<Result<readonly PageImage[], PagesRefusal>> {
  const pictures = (await heic.all({ buffer: file })) as unknown as Pictures;
  try {
    const [first] = pictures;
    if (first === undefined) return refuse("broken");
    if (first.width * first.height > mostPixels) return refuse("too-large");
    const { width, height, data } = await first.decode();
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return succeed([await encodePage(sharp(pixels, { raw: { width, height, channels: 4 } }))]);
  } finally {
    pictures.dispose();
  }
}
