import sharp, { type Sharp } from "sharp";
import type { PageImage } from "./jobs.ts";

/** A phone's camera makes 50 megapixels at most. */
export const mostPixels = 50_000_000;
/** A passport's smallest print is read from half of this. */
const longestSide = 2400;
/** A name in such a picture has letters that nobody can read either. */
const shortestSide = 40;

sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips can open (SVG, PDF, TIFF ...) a reader needs these three.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** A picture as a page: upright, at most 2400 px long, as WebP without any metadata. Throws where it cannot be decoded. */
export async function encodePage(picture: Sharp): Promise<PageImage> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: "#fff" })
    .toColorspace("srgb")
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  if (Math.min(info.width, info.height) < shortestSide) throw new Error("the picture is too small");
  return { bytes: data, width: info.width, height: info.height };
}
