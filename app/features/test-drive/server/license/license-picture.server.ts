import sharp from "sharp";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isPicture } from "../../rules/picture-kind.ts";

/** No camera of a phone takes more, and each pixel costs memory. */
const mostPixels = 50_000_000;
const longestSide = 2000;

/** Pages need the processor as well. Throws `QueueFull`. */
const queue = new WorkQueue({ atOnce: 1, mostWaiting: 20 });

/**
 * A picture as it is stored: a JPEG of at most 2000 pixels a side, turned the right way up, without anything that a camera
 * wrote into it. Refuses what is no JPEG, PNG or WebP by its first bytes (`not-a-picture`), and one that is damaged or has
 * too many pixels (`broken-picture`).
 */
export async function cleanPicture(
  bytes: Buffer,
): Promise<Result<Buffer, "not-a-picture" | "broken-picture">> {
  if (!isPicture(bytes)) return refuse("not-a-picture");
  return queue.run(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "truncated" });
      const size = {
        width: longestSide,
        height: longestSide,
        fit: "inside",
        withoutEnlargement: true,
      } as const;
      const flat = picture.autoOrient().resize(size).flatten({ background: "#ffffff" });
      return succeed(await flat.jpeg({ quality: 82 }).toBuffer());
    } catch {
      return refuse("broken-picture");
    }
  });
}
