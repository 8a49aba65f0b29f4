import sharp from "sharp";
import type { BrandFile } from "#app/platform/identity/brand-files.server.ts";

const made = new WeakMap<BrandFile, Promise<Buffer | undefined>>();

/** A picture as png, made once. Undefined: it is no picture of any kind. */
export function asPng(file: BrandFile): Promise<Buffer | undefined> {
  const png = made.get(file) ?? convert(file.bytes);
  made.set(file, png);
  return png;
}

async function convert(bytes: Buffer): Promise<Buffer | undefined> {
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1A\n";
  return isPng
    ? bytes
    : sharp(bytes)
        .png()
        .toBuffer()
        .catch(() => undefined);
}
