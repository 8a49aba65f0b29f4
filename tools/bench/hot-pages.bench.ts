import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { startBareServer } from "./support/bare-server.ts";

const rounds = 5;

const paths = ["/", "/vehicle/suhail", "/offers/suhail-lease", "/special-offers"];

/** Hot public pages beside bare node:http that serves the same bytes, in turn, in the same run (goal: 0.5). */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const program = await startProgram({ MARSA_DATA_DIR: join(tmpdir(), "marsa-bench") });
  for (const path of paths) await compare(`${program.address}${path}?lang=en`, path);
  await program.stop();
}

async function compare(page: string, path: string): Promise<void> {
  const headers = { "accept-encoding": "br" };
  const bytes = await compressedBytes(page);
  const bare = await startBareServer({
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" },
    bytes,
  });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await rate(page, headers);
    const theirs = await rate(bare.url, headers);
    ratios.push(ours / theirs);
    process.stdout.write(
      `${path} round ${round + 1}: marsa ${ours.toFixed(0)}/s, bare node:http ${theirs.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(2)}\n`,
    );
  }
  process.stdout.write(
    `${path}: worst ratio ${Math.min(...ratios).toFixed(2)} (goal 0.50), page ${bytes.length} bytes of brotli\n`,
  );
  await bare.stop();
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests } = await autocannon({ url, headers, connections: 20, duration: 2 });
  return requests.average;
}

/** The bytes on the wire: fetch would unpack them. */
async function compressedBytes(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
