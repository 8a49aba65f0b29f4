import { hashedAddresses } from "./hashed-address.ts";

/**
 * The widths in pixels that the image host makes; 720 and 1080 are the whole screens of the commonest phones. Those above
 * 1600 are for pictures whose content names such a width. Host and pages share this list.
 */
export const pictureWidths: readonly number[] = [
  320, 480, 640, 720, 800, 960, 1080, 1280, 1600, 1920, 2400, 2880,
];
/** An address without a width means the picture at its own width, at most this. */
export const largestUnnamedWidth = 1600;

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
 * The value of `srcset` for a picture that is `ownWidth` pixels wide: the widths that our image host makes of it, and the
 * picture at its own. A picture from elsewhere has one size only: undefined.
 */
export function sourceSetOf(address: string, ownWidth: number): string | undefined {
  if (parsePictureAddress(address) === undefined) return undefined;
  const unnamed = Math.min(ownWidth, largestUnnamedWidth);
  const sized = (width: number) => `${address}?w=${width} ${width}w`;
  const smaller = pictureWidths.filter((width) => width < unnamed).map(sized);
  const larger = pictureWidths.filter((width) => width > largestUnnamedWidth && width <= ownWidth).map(sized);
  return [...smaller, `${address} ${unnamed}w`, ...larger].join(", ");
}

/**
 * The value of `sizes`: a phone with three pixels to a dot is given two, as more is bytes that no eye sees (decision 138). The
 * first size is the narrowest screen's.
 */
export function sizesOf(sizes: string): string {
  const [, amount, unit] = /^(?:\([^()]*\) )?(\d+)(vw|px|rem)/.exec(sizes) ?? [];
  if (amount === undefined) return sizes;
  return `(width < 480px) and (resolution >= 2.5dppx) ${Math.ceil((Number(amount) * 2) / 3)}${unit}, ${sizes}`;
}
