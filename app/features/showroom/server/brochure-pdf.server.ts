import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { pictureAddresses } from "#app/lib/picture-address.ts";
import { config } from "#app/platform/config.server.ts";

interface Brochure {
  /** What it says, as the template reads it. */
  readonly said: object;
  /** The address of the picture of the model. */
  readonly picture: string;
}

const template = join(import.meta.dirname, "brochure.typ");
const carFile = join(import.meta.dirname, "car.png");
const fonts = join(import.meta.dirname, "../../../ui/fonts");
/** Twice the width at which it is printed, at 150 dots an inch. */
const pictureWidth = 1100;
/** Two languages of more models than an importer has; each is about 200 KB. */
const mostMade = 60;

/** By what they say: a publish that changes nothing of a brochure makes none anew. The oldest go first. */
const made = new Map<string, Promise<Buffer>>();

/** The brochure as PDF. It is made once, however many ask meanwhile; one that could not be made is tried again. */
export function brochurePdf(brochure: Brochure): Promise<Buffer> {
  const key = JSON.stringify(brochure);
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = make(brochure);
  made.set(key, making);
  making.catch(() => made.delete(key));
  const [oldest] = made.keys();
  if (made.size > mostMade && oldest !== undefined) made.delete(oldest);
  return making;
}

let compiler: Promise<NodeCompiler> | undefined;

/** The compiler and its fonts come with the first brochure: they take 77 MB. */
function openCompiler(): Promise<NodeCompiler> {
  compiler ??= import("@myriaddreamin/typst-ts-node-compiler").then(({ NodeCompiler }) =>
    NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] }),
  );
  return compiler;
}

async function make({ said, picture }: Brochure): Promise<Buffer> {
  const [typst, source, car] = await Promise.all([
    openCompiler(),
    readFile(template, "utf8"),
    pngOf(picture),
  ]);
  // Nothing is awaited from here on: the picture is that of this brochure.
  if (car !== undefined) typst.mapShadow(carFile, car);
  const brochure = JSON.stringify({ ...said, hasPicture: car !== undefined });
  return typst.pdf({ mainFileContent: source, inputs: { brochure } });
}

/** The picture in few colors, which a studio picture bears well; undefined: it is not one of this content folder. */
async function pngOf(address: string): Promise<Buffer | undefined> {
  const name = pictureAddresses.parse(address)?.name;
  if (name === undefined) return undefined;
  const bytes = await readFile(join(config.contentFolder, "pictures", `${name}.webp`)).catch(() => undefined);
  return bytes && sharp(bytes).resize({ width: pictureWidth }).png({ palette: true, quality: 90 }).toBuffer();
}
