import { isDrawing, type MediaType, mediaTypeOf } from "#app/lib/media-type.ts";
import type { FileFragment } from "#db/seed/content-files.ts";
import { allLeaves, nameOf } from "./fragments.ts";

/** Sends a request to another host, as `fetch` does. */
type Load = (address: string, method: "HEAD" | "GET") => Promise<Response>;

const patienceMs = 5_000;
const loadUrl: Load = (address, method) =>
  fetch(address, { method, signal: AbortSignal.timeout(patienceMs) });

/** Fields that hold the address of a picture or of a video. */
const shownIn: Readonly<Record<MediaType, RegExp>> = {
  video: /(^|\.)video$/,
  image: /(^|\.)(wide|wideRtl|narrow|\w*[iI]mage(OnDark)?)$/,
};

/**
 * Pictures and videos at other hosts are what their fields show, by their ending or by the host's own word
 * (product/forms.md#media-types), and one that is called .svg is a drawing. Each address is requested once.
 */
export async function checkElsewhere(fragments: readonly FileFragment[], load = loadUrl): Promise<string[]> {
  const checked = new Map<string, Promise<string | undefined>>();
  const problems = await Promise.all(
    fragments.map(async (fragment) => {
      const found = await Promise.all(
        allLeaves(fragment).map(([way, address]) => {
          const type = (["video", "image"] as const).find((one) => shownIn[one].test(way));
          if (type === undefined || !address.startsWith("https://")) return undefined;
          const problem = checked.get(`${type} ${address}`) ?? problemOf(address, type, load);
          checked.set(`${type} ${address}`, problem);
          return problem;
        }),
      );
      const said = new Set(found.filter((problem) => problem !== undefined));
      return [...said].map((problem) => `${nameOf(fragment)}: ${problem}`);
    }),
  );
  return problems.flat();
}

async function problemOf(address: string, expected: MediaType, load: Load): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await load(address, "HEAD");
    if (!ok) return `${address} answers ${status}`;
    const type = mediaTypeOf(address, headers.get("content-type") ?? undefined);
    if (type !== expected)
      return `${address} shows ${type ?? "neither a picture nor a video"}, not ${expected}`;
    if (!/\.svg$/i.test(new URL(address).pathname)) return undefined;
    const bytes = new Uint8Array(await (await load(address, "GET")).arrayBuffer());
    return isDrawing(bytes) ? undefined : `${address} is called .svg and is no drawing`;
  } catch {
    return `${address} cannot be reached`;
  }
}
