import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";

const requests = 10_000;
const atATime = 8;
const widths = [320, 480, 640, 720, 800, 960, 1280];

/** Goal: after 10,000 mixed requests the program has at most 300 MB of memory. PostgreSQL's is its own. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-memory-"));
  const environment = { MARSA_DATA_DIR: dataDir, MARSA_REQUESTS_PER_MINUTE: "1000000000" };
  const program = await startProgram(environment);
  const { address } = program;
  print(`ready: ${await memoryOf(address)}`);
  const paths = await mixOf(address);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < requests; sent += requests / 4) {
    const places = Array.from({ length: requests / 4 }, (_, place) => sent + place).values();
    const send = async () => {
      for (const place of places) {
        const path = paths[place % paths.length]?.(place) ?? "/";
        const answer = await fetch(address + path, { headers: { "accept-encoding": "br" } });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atATime }, send));
    print(`after ${sent + requests / 4}: ${await memoryOf(address)}`);
  }
  print([...statuses].map(([status, count]) => `${status}: ${count}`).join(", "));
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A page from the cache or not, a search, a list of used cars, a picture in a size, and a call of the API, in turn. */
async function mixOf(address: string): Promise<readonly ((place: number) => string)[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  const page = (place: number) => {
    const { pathname, search } = new URL(pages[place % pages.length] ?? address);
    return pathname + search;
  };
  const home = await (await fetch(`${address}/?lang=en`)).text();
  const pictures = [...new Set(home.match(/\/images\/[\w./-]+\.webp/g))];
  return [
    page,
    (place) => `/search?q=oil+${place % 700}&lang=${place % 2 === 0 ? "en" : "ar"}`,
    page,
    (place) => `/pre-owned/search?priceTo=${40_000 + (place % 900) * 100}&lang=en`,
    (place) => `${pictures[place % pictures.length]}?w=${widths[place % widths.length]}`,
    () => "/api/v3/common/locations/services?brand=rimal",
    page,
    (place) => `/vehicle/wahat?lang=en&b=${place}`,
    (place) => (place % 500 === 8 ? "/brochures/wahat-en.pdf" : "/healthz"),
    (place) => `/api/v3/cpov/vehicles?brand=rimal&lang=ar&page=${place % 5}`,
  ];
}

/** Resident memory, with what of it is the heap of JavaScript. */
async function memoryOf(address: string): Promise<string> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0) / 1_000_000);
  const [resident, heap, used, external] = [
    megabytes("process_resident_memory_bytes"),
    megabytes("nodejs_heap_size_total_bytes"),
    megabytes("nodejs_heap_size_used_bytes"),
    megabytes("nodejs_external_memory_bytes"),
  ];
  return `${resident} MB (heap ${heap}, of it used ${used}, buffers ${external})`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
