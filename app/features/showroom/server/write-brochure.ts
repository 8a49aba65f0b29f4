import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import sharp from "sharp";
import { compilePdf } from "#app/platform/pdf/compile-pdf.ts";

/** What a brochure is written from. */
export interface Brochure {
  /** What it says, as the template reads it. */
  readonly said: object;
  /** The file of the picture of the model; undefined: without one. */
  readonly picture: string | undefined;
}

const template = join(import.meta.dirname, "brochure.typ");
/** Twice the width at which it is printed, at 150 dots an inch. */
const pictureWidth = 1100;

// A program of its own: reads one `Brochure` from its standard input and writes the PDF to its standard output.
const { said, picture } = (await json(process.stdin)) as Brochure;
const car = picture === undefined ? undefined : await pngOf(picture);
const brochure = JSON.stringify({ ...said, hasPicture: car !== undefined });
const pictures = new Map(car && [["car.png", car]]);
process.stdout.write(await compilePdf({ template, inputs: { brochure }, pictures }));

/** The picture in few colors, which a studio picture bears well; undefined: there is no such file. */
async function pngOf(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && sharp(bytes).resize({ width: pictureWidth }).png({ palette: true, quality: 90 }).toBuffer();
}
