import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

/** Compresses with both of Brotli's modes and returns the shorter result. */
export async function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const modes = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];
  const results = await Promise.all(
    modes.map((mode) => brotli(bytes, { params: { [constants.BROTLI_PARAM_MODE]: mode } })),
  );
  return results.reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
}
