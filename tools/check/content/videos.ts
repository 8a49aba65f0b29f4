import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { videoAddresses } from "#app/lib/address/video-address.ts";
import type { FileFragment } from "#db/seed/content-files.ts";
import { allLeaves, nameOf } from "./fragments.ts";

/** A video begins to play beside a page that is being read, also on a telephone on the road. */
const mostBytes = 2 * 1024 * 1024;

/** Every video that content shows lies in the folder, at an address that can be served, and is not too heavy. */
export async function checkVideos(folder: string, fragments: readonly FileFragment[]): Promise<string[]> {
  const problems = await Promise.all(
    fragments.map(async (fragment) => {
      const addresses = allLeaves(fragment).flatMap(([, text]) =>
        text.startsWith("/videos/") ? [text] : [],
      );
      const found = await Promise.all(addresses.map((address) => problemOf(folder, address)));
      return found.flatMap((problem) => (problem === undefined ? [] : `${nameOf(fragment)}: ${problem}`));
    }),
  );
  return problems.flat();
}

async function problemOf(folder: string, address: string): Promise<string | undefined> {
  const parsed = videoAddresses.parse(address);
  if (parsed === undefined || parsed.place !== basename(folder))
    return `${address} is no address of a video: /videos/${basename(folder)}/NAME.mp4`;
  const file = `videos/${parsed.name}.mp4`;
  const size = await stat(join(folder, file)).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return `${file} is not there`;
  return size > mostBytes ? `${file} has ${size} bytes, at most ${mostBytes} are shown` : undefined;
}
