import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { metrics } from "#app/platform/metrics.server.ts";
import { ImageHost } from "#server/image-host/image-host.ts";
import { serveForTest } from "./file-host.ts";

type Limits = ConstructorParameters<typeof ImageHost>[1];

/** An image host on a port of its own, with an empty folder of pictures and an empty cache. */
export async function imageHostForTest(limits: Limits = {}) {
  const root = await mkdtemp(join(tmpdir(), "marsa-images-"));
  const folder = join(root, "pictures");
  const cacheFolder = join(root, "cache");
  await mkdir(folder);
  const begin = () => new ImageHost({ name: "demo", folder, cacheFolder }, limits);
  let host = begin();
  const { send, end } = await serveForTest({ answer: (...pair) => host.answer(...pair) });
  return {
    root,
    folder,
    cacheFolder,
    get host() {
      return host;
    },
    send,
    /** Ends the host as the program does, and starts another one on the same folders. */
    async restart() {
      await host.close();
      host = begin();
    },
    async end() {
      await host.close();
      end();
      await rm(root, { recursive: true });
    },
  };
}

/** Writes a picture: smooth forms like a render's, or `noise`, of which avif makes nothing smaller. */
export async function writePicture(
  folder: string,
  name: string,
  { width = 1000, height = 500, hue = 0, noise = false } = {},
): Promise<void> {
  const path = join(folder, `${name}.webp`);
  await mkdir(dirname(path), { recursive: true });
  const grain = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const drawn = noise
    ? sharp({ create: { width, height, channels: 3, background: "#888", noise: grain } })
    : sharp(Buffer.from(forms(width, height, hue)));
  await writeFile(path, await drawn.webp({ quality: 80 }).toBuffer());
}

/** Shaded discs on a transparent ground. */
function forms(width: number, height: number, hue: number): string {
  const discs = Array.from({ length: 40 }, (_, n) => {
    const [x, y] = [(n * 73) % 100, (n * 37) % 100];
    return `<circle cx="${x}%" cy="${y}%" r="${3 + (n % 9)}%" fill="url(#shade)" opacity="0.8"/>`;
  });
  const stops = `<stop stop-color="hsl(${hue},70%,80%)"/><stop offset="1" stop-color="hsl(${hue},80%,20%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="shade">${stops}</radialGradient>${discs.join("")}</svg>`;
}

/** How many pictures were encoded since the process started, by format. */
export async function encodings(format: "webp" | "avif"): Promise<number> {
  const { values } = (await metrics.getSingleMetric("marsa_picture_seconds")?.get()) ?? { values: [] };
  const counts = values.filter(
    (value) => "metricName" in value && value.metricName === "marsa_picture_seconds_count",
  );
  return counts.find(({ labels }) => labels.format === format)?.value ?? 0;
}
