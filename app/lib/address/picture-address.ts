import { hashedAddresses } from "./hashed-address.ts";

/**
 * The widths in pixels that the image host makes (up to 1600); 720 is the whole screen of the
 * commonest small phones. Host and pages share this list. An address without a width means the picture at its own width,
 * at most the last of these.
 */
export const pictureWidths: readonly number[] = [320, 480, 640, 720, 800, 960, 1280, 1600];
export const largestPictureWidth = 1600;

/** Pictures of the content folder: `/images/PLACE/GROUP/NAME.HASH.webp`. */
export const pictureAddresses = hashedAddresses({ root: "images", ending: "webp" });
export const { parse: parsePictureAddress, isPublished: isPicturePublished } = pictureAddresses;

/** Pixels of the picture that a preview of a shared link shows, in the shape that previews crop to. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** The address of a picture as JPEG in the shape of previews; undefined where it is none of our image host. */
export function sharePictureOf(address: string): string | undefined {
  return parsePictureAddress(address) === undefined ? undefined : `${address}?share`;
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
