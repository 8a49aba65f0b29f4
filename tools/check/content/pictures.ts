import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FileFragment } from "#db/seed/content-files.ts";
import { allLeaves, type Item, listIn, nameOf } from "./fragments.ts";

const ofThisFolder = /^\/images\/demo\/((?:[a-z0-9-]+\/)*[a-z0-9-]+\.webp)$/;

/** Every picture that content shows lies in the folder, is of the size that is said, and has an alternative text. */
export async function checkPictures(folder: string, fragments: readonly FileFragment[]): Promise<string[]> {
  const sizes = new Map<string, Promise<Size | undefined>>();
  const sizeOf = (file: string) => {
    const cached = sizes.get(file) ?? readSize(join(folder, "pictures", file));
    sizes.set(file, cached);
    return cached;
  };
  const problems = await Promise.all(
    fragments.map(async (fragment) => {
      const missing = await missingPictures(fragment, sizeOf);
      const wrong = await wrongSizes(fragment.shared, sizeOf);
      return [...missing, ...wrong, ...missingAlternatives(fragment)].map(
        (problem) => `${nameOf(fragment)}: ${problem}`,
      );
    }),
  );
  return problems.flat();
}

interface Size {
  readonly width: number;
  readonly height: number;
}
type SizeOf = (file: string) => Promise<Size | undefined>;

async function readSize(path: string): Promise<Size | undefined> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

async function missingPictures(fragment: FileFragment, sizeOf: SizeOf): Promise<string[]> {
  const files = new Set(allLeaves(fragment).flatMap(([, text]) => ofThisFolder.exec(text)?.[1] ?? []));
  const found = await Promise.all([...files].map(async (file) => ((await sizeOf(file)) ? [] : [file])));
  return found.flat().map((file) => `pictures/${file} is not there`);
}

/** A picture field says its size, so that nothing jumps when it arrives. */
async function wrongSizes(value: unknown, sizeOf: SizeOf): Promise<string[]> {
  if (typeof value !== "object" || value === null) return [];
  const { wide, width, height } = value as Item;
  const below = await Promise.all(Object.values(value).map((inner) => wrongSizes(inner, sizeOf)));
  const file = typeof wide === "string" ? ofThisFolder.exec(wide)?.[1] : undefined;
  const size = file === undefined ? undefined : await sizeOf(file);
  if (size === undefined || (size.width === width && size.height === height)) return below.flat();
  return [`${wide} is ${size.width}x${size.height}, not ${width}x${height}`, ...below.flat()];
}

/** Lists of pictures and of their alternative texts that belong together: as long as each other. */
function missingAlternatives(fragment: FileFragment): string[] {
  return Object.entries(fragment.texts).flatMap(([language, said]) =>
    listsOf(fragment, said)
      .filter(({ pictures, alternatives }) => pictures !== alternatives)
      .map(
        ({ place, pictures, alternatives }) =>
          `${language}: ${place}: ${pictures} pictures, ${alternatives} alternative texts`,
      ),
  );
}

interface Lists {
  readonly place: string;
  readonly pictures: number;
  readonly alternatives: number;
}

function listsOf({ model, shared }: FileFragment, said: Item): Lists[] {
  if (model === "landing-page") {
    const hero = {
      place: "hero",
      pictures: shared.heroPicture ? 1 : 0,
      alternatives: said.heroPictureAlt ? 1 : 0,
    };
    return [hero, ...places(shared.blockPictures, listIn(said, "blocks"))];
  }
  if (model !== "vehicle-page") return [];
  return [
    { place: "gallery", pictures: lengthOf(shared.gallery), alternatives: lengthOf(said.galleryAlts) },
    { place: "colours", pictures: lengthOf(shared.viewerColours), alternatives: lengthOf(said.colourNames) },
    ...places(shared.sectionPictures, listIn(said, "sections")),
  ];
}

/** Pictures by the id of a place, and the places with their alternative texts. */
function places(pictures: unknown, said: readonly Item[]): Lists[] {
  const ids = new Set([...Object.keys(pictures ?? {}), ...said.map(({ id }) => String(id))]);
  return [...ids].map((place) => ({
    place,
    pictures: lengthOf((pictures as Item | undefined)?.[place]),
    alternatives: lengthOf(said.find(({ id }) => id === place)?.pictureAlts),
  }));
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
