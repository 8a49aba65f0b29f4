import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";

/** What a brochure is written from. */
export interface Brochure {
  /** What it says, as the template reads it. */
  readonly said: object;
  /** The file of the picture of the model; undefined: without one. */
  readonly picture: string | undefined;
}

const template = join(import.meta.dirname, "brochure.typ");
const carFile = join(import.meta.dirname, "car.png");
const fonts = join(import.meta.dirname, "../../../ui/fonts");
/** Twice the width at which it is printed, at 150 dots an inch. */
const pictureWidth = 1100;

// A program of its own: reads one `Brochure` from its standard input and writes the PDF to its standard output.
const { said, picture } = (await json(process.stdin)) as Brochure;
const typst = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] });
const car = picture === undefined ? undefined : await pngOf(picture);
if (car !== undefined) typst.mapShadow(carFile, car);
const brochure = JSON.stringify({ ...said, hasPicture: car !== undefined });
const pdf = typst.pdf({ mainFileContent: await readFile(template, "utf8"), inputs: { brochure } });
process.stdout.write(pdf);

/** The picture in few colors, which a studio picture bears well; undefined: there is no such file. */
async function pngOf(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && sharp(bytes).resize({ width: pictureWidth }).png({ palette: true, quality: 90 }).toBuffer();
}
