import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

/** Brotli at its best. It reckons distances in two ways, of which now one and now the other is shorter. */
export async function shortestBrotli(bytes: Buffer): Promise<Buffer> {
  const ways = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];
  const found = await Promise.all(
    ways.map((way) => brotli(bytes, { params: { [constants.BROTLI_PARAM_MODE]: way } })),
  );
  return found.reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
}
