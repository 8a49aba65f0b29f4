import sharp from "sharp";
import { config } from "#app/platform/config.server.ts";
import { brandFiles } from "#app/platform/identity/identity.server.ts";

/** The sizes in pixels that pages and manifest name; 32 is the one in `favicon.ico`. */
export const iconSizes: readonly number[] = [32, 180, 192, 512];

const made = new Map<number, Promise<Buffer>>();

/** The brand's `icon.svg` as a PNG of one of the sizes, made once. Undefined where the brand has none. */
export async function iconImage(size: number): Promise<Buffer | undefined> {
  const source = brandFiles.get(`${config.brand}/icon.svg`);
  if (source === undefined) return undefined;
  const image = made.get(size) ?? draw(source.bytes, size);
  made.set(size, image);
  image.catch(() => made.delete(size));
  return image;
}

/** The drawing is rendered larger than requested, whatever size it says it has, and then made smaller. */
function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An `.ico` file that holds one PNG. */
export function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
