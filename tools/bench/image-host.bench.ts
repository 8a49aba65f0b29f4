import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { startBareServer } from "./support/bare-server.ts";
import { figuresOf, printFigures } from "./support/figures.ts";
import { requestRate } from "./support/request-rate.ts";

const pictures = join(import.meta.dirname, "../../content/demo/pictures");
const rounds = 5;
const avif = { accept: "image/avif,image/webp,*/*;q=0.8" };

/** Pictures: first requests one by one, a cached one beside bare node:http, and what encoding does to pages meanwhile. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-bench-images-"));
  const program = await startProgram({ MARSA_DATA_DIR: dataDir });
  const names = await largestPictures(14);
  await benchFirstRequests(program.address, names.slice(0, 6));
  await benchCached(`${program.address}/images/demo/${names[0]}.webp?w=640`);
  await benchPagesMeanwhile(program.address, names.slice(6));
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function benchFirstRequests(address: string, names: readonly string[]): Promise<void> {
  for (const [what, query] of [
    ["as it is", ""],
    ["640 wide, made", "?w=640"],
    ["640 wide, cached", "?w=640"],
    ["1280 wide, made", "?w=1280"],
  ] as const) {
    const times: number[] = [];
    for (const name of names) {
      const started = performance.now();
      await (await fetch(`${address}/images/demo/${name}.webp${query}`)).arrayBuffer();
      times.push(performance.now() - started);
    }
    printFigures(`one request, ${what}`, figuresOf(times), `${times.length} times`);
  }
}

/** The same bytes, in turn, in the same run. */
async function benchCached(url: string): Promise<void> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const bare = await startBareServer({ headers: { "Content-Type": "image/webp" }, bytes });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let [ours, theirs] = [0, 0];
    // Short slices in turn, so that other work on the machine meets both alike.
    for (let slice = 0; slice < 4; slice += 1) {
      ours += (await requestRate(url)) / 4;
      theirs += (await requestRate(bare.url)) / 4;
    }
    ratios.push(ours / theirs);
    process.stdout.write(
      `round ${round + 1}: marsa ${ours.toFixed(0)}/s, bare node:http ${theirs.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(2)}\n`,
    );
  }
  process.stdout.write(`worst ratio ${Math.min(...ratios).toFixed(2)}, picture ${bytes.length} bytes\n`);
  await bare.stop();
}

/** The hot home page, requested one by one, alone and while pictures are being made. */
async function benchPagesMeanwhile(address: string, names: readonly string[]): Promise<void> {
  const page = `${address}/?lang=en`;
  const once = async () => {
    const started = performance.now();
    await (await fetch(page)).arrayBuffer();
    return performance.now() - started;
  };
  for (let warm = 0; warm < 20; warm += 1) await once();
  const alone: number[] = [];
  for (let round = 0; round < 200; round += 1) alone.push(await once());
  printFigures("home page, nothing else", figuresOf(alone), `${alone.length} times`);
  const widths = [320, 480, 800, 960];
  const addresses = names.flatMap((name) =>
    widths.map((width) => `${address}/images/demo/${name}.webp?w=${width}`),
  );
  const meanwhile: number[] = [];
  let isDone = false;
  const started = performance.now();
  const making = Promise.all(
    addresses.map(async (target) => (await fetch(target, { headers: avif })).arrayBuffer()),
  ).then(() => (isDone = true));
  while (!isDone) meanwhile.push(await once());
  await making;
  printFigures(
    `home page, ${addresses.length} pictures being made in ${(performance.now() - started).toFixed(0)} ms`,
    figuresOf(meanwhile),
    `${meanwhile.length} times`,
  );
  const later: number[] = [];
  for (let round = 0; round < 200; round += 1) later.push(await once());
  printFigures("home page, avif being made behind it", figuresOf(later), `${later.length} times`);
}

async function largestPictures(count: number): Promise<string[]> {
  const entries = await readdir(pictures, { recursive: true });
  const sized = await Promise.all(
    entries
      .filter((name) => name.endsWith(".webp"))
      .map(async (name) => ({ name: name.slice(0, -5), size: (await stat(join(pictures, name))).size })),
  );
  return sized
    .sort((one, other) => other.size - one.size)
    .map(({ name }) => name)
    .slice(0, count);
}
