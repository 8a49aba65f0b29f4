import { Histogram } from "prom-client";
import sharp from "sharp";
import { sharePicture } from "#app/lib/address/picture-address.ts";
import { config } from "#app/platform/config.server.ts";
import { metrics } from "#app/platform/metrics.server.ts";

// One thread an encoding and no cache of libvips: the queue decides how many run at once, our cache what is stored.
sharp.concurrency(1);
sharp.cache(false);

export type PictureFormat = "webp" | "avif" | "jpeg";

/** Part of the name of every cached file: raise it when a setting below changes, and old files age out of the cache. */
export const recipe = 1;

/** Measured on renders of cars: docs/pictures.md. */
const settings = {
  // Without smart subsampling the edges of red paint bleed.
  webp: { quality: 75, effort: 4, alphaQuality: 90, smartSubsample: true },
  avif: { quality: 55, effort: 2 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** No source of a page has more pixels than a large photograph. */
const limits = { limitInputPixels: 50_000_000 } as const;

/** A file that costs at most this per pixel was compressed for the web already. */
const mostBytesPerPixel = 0.25;

const seconds = new Histogram({
  name: "marsa_picture_seconds",
  help: "Time to make a picture in a size, by its format.",
  labelNames: ["format"],
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
});

interface PictureShape {
  readonly width: number;
  /** Whether the file itself may go out: webp for the web, whole, one frame, without notes of a camera. */
  readonly isReady: boolean;
}

/** Reads the head of a file. Throws where it is no picture. */
export async function readShape(bytes: Buffer): Promise<PictureShape> {
  const { format, width, height, autoOrient, pages, exif, xmp, iptc } = await sharp(bytes, limits).metadata();
  const isReady =
    format === "webp" &&
    bytes.readUInt32LE(4) + 8 <= bytes.length &&
    (pages ?? 1) === 1 &&
    !(exif || xmp || iptc) &&
    bytes.length <= width * height * mostBytesPerPixel;
  return { width: autoOrient.width, isReady };
}

/** Makes a picture `width` pixels wide; never wider than it is. Throws where the file is damaged. */
export async function encodePicture(bytes: Buffer, width: number, format: "webp" | "avif"): Promise<Buffer> {
  const stop = seconds.startTimer({ format });
  const resized = sharp(bytes, limits).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = await resized.toFormat(format, settings[format]).toBuffer();
  stop();
  return encoded;
}

/**
 * Makes the picture of a shared link, in JPEG, which every preview reads. A photograph fills it; a car that is cut out
 * stands whole on the brand's ground. Throws where the file is damaged.
 */
export async function encodeSharePicture(bytes: Buffer): Promise<Buffer> {
  const stop = seconds.startTimer({ format: "jpeg" });
  const { isOpaque } = await sharp(bytes, limits).stats();
  const background = config.served.colors.ground;
  const encoded = await sharp(bytes, limits)
    .autoOrient()
    .resize({
      width: sharePicture.width,
      height: sharePicture.height,
      fit: isOpaque ? "cover" : "contain",
      background,
    })
    .flatten({ background })
    .jpeg(settings.jpeg)
    .toBuffer();
  stop();
  return encoded;
}
