/**
 * The widths in pixels that the image host makes (specification, section 3: up to 1600). Host and pages share this
 * list. An address without a width means the picture at its own width, at most the last of these.
 */
export const pictureWidths: readonly number[] = [320, 480, 640, 800, 960, 1280, 1600];
export const largestPictureWidth = 1600;

/** `/images/PLACE/GROUP/NAME.HASH.webp`: up to three groups; the hash is there once the content is published. */
const addressPattern =
  /^\/images\/([a-z0-9-]+)\/((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+)(?:\.([0-9a-f]{8}))?\.webp$/;

interface PictureAddress {
  /** The name of the content folder. */
  readonly place: string;
  /** The way to the file below the folder of pictures, without its ending: `models/nasma/side`. */
  readonly name: string;
  /** The start of the hash of the file, where the address carries one. */
  readonly hash: string | undefined;
}

/** Takes an address of the image host apart; undefined: it is none, or it is written in another way. */
export function parsePictureAddress(path: string): PictureAddress | undefined {
  const [, place, name, hash] = addressPattern.exec(path) ?? [];
  return place === undefined || name === undefined ? undefined : { place, name, hash };
}

/**
 * Whether a page may count on a picture: publishing gives a hash to each of our pictures that exists, and nobody here
 * can know about a picture elsewhere.
 */
export function isPicturePublished(address: string): boolean {
  const own = parsePictureAddress(address);
  return own === undefined || own.hash !== undefined;
}

/**
 * Puts hashes into the addresses of `place` wherever they stand in a text, so that a changed picture has a changed
 * address. A picture whose hash is not known keeps its plain address.
 */
export function withPictureHashes(
  text: string,
  place: string,
  hashOf: (name: string) => string | undefined,
): string {
  // What stands before it shows that the address is ours: it begins the text, or follows a space, quote or bracket.
  const found = /(?<![^\s"'(=,])\/images\/([a-z0-9-]+)\/((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+)\.webp\b/g;
  return text.replace(found, (address, itsPlace: string, name: string) => {
    const hash = itsPlace === place ? hashOf(name) : undefined;
    return hash === undefined ? address : `/images/${place}/${name}.${hash}.webp`;
  });
}

/**
 * The value of `srcset` for a picture that is `ownWidth` pixels wide: smaller widths made by our image host, and the
 * picture at its own. A picture from elsewhere has one size only: undefined.
 */
export function sourceSetOf(address: string, ownWidth: number): string | undefined {
  if (parsePictureAddress(address) === undefined) return undefined;
  const largest = Math.min(ownWidth, largestPictureWidth);
  const smaller = pictureWidths.filter((width) => width < largest);
  return [...smaller.map((width) => `${address}?w=${width} ${width}w`), `${address} ${largest}w`].join(", ");
}
