import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isDrawing } from "#app/lib/media-type.ts";
import type { FileFragment } from "#db/seed/content-files.ts";
import { allLeaves, listIn, nameOf } from "./fragments.ts";

const ofThisFolder = /^\/brand\/([a-z0-9-]+\/[a-z0-9-]+\.\w+)$/;

/** Every logo that content shows lies in the folder and is what its name says, and its shape is the one that is said, so that nothing jumps. */
export async function checkLogos(folder: string, fragments: readonly FileFragment[]): Promise<string[]> {
  const problems = await Promise.all(
    fragments.map(async (fragment) => {
      const found = [
        ...(await missing(folder, fragment)),
        ...(await noDrawings(folder, fragment)),
        ...(await wrongShapes(folder, fragment)),
      ];
      return found.map((problem) => `${nameOf(fragment)}: ${problem}`);
    }),
  );
  return problems.flat();
}

function filesOf(fragment: FileFragment): string[] {
  return [...new Set(allLeaves(fragment).flatMap(([, text]) => ofThisFolder.exec(text)?.[1] ?? []))];
}

async function missing(folder: string, fragment: FileFragment): Promise<string[]> {
  const found = await Promise.all(
    filesOf(fragment).map(async (file) => ((await isThere(folder, file)) ? [] : [file])),
  );
  return found.flat().map((file) => `brand/${file} is not there`);
}

/** It would be shown as png, and its author does not know. */
async function noDrawings(folder: string, fragment: FileFragment): Promise<string[]> {
  const drawings = filesOf(fragment).filter((file) => file.endsWith(".svg"));
  const found = await Promise.all(
    drawings.map(async (file) => {
      const bytes = await readFile(join(folder, "brand", file)).catch(() => undefined);
      return bytes === undefined || isDrawing(bytes) ? [] : [file];
    }),
  );
  return found.flat().map((file) => `brand/${file} is called .svg and is no drawing`);
}

async function wrongShapes(folder: string, { texts }: FileFragment): Promise<string[]> {
  const logos = Object.values(texts).flatMap((said) => listIn(said, "logos"));
  const wrong = await Promise.all(
    logos.map(async ({ logoImage, logoWidth, logoHeight }) => {
      const file = ofThisFolder.exec(String(logoImage))?.[1];
      if (file === undefined || !(await isThere(folder, file))) return [];
      const { width, height } = await sharp(join(folder, "brand", file)).metadata();
      const isSame = Math.abs(width * Number(logoHeight) - height * Number(logoWidth)) < height * 2;
      return isSame ? [] : [`brand/${file} is ${width}x${height}, not ${logoWidth}x${logoHeight}`];
    }),
  );
  return wrong.flat();
}

function isThere(folder: string, file: string): Promise<boolean> {
  return access(join(folder, "brand", file)).then(
    () => true,
    () => false,
  );
}
