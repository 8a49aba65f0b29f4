import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noora } from "#db/seed/demo/demo-people.ts";
import { runFuzz } from "../../tests/factories/fuzz/run-fuzz.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { signIn } from "../../tests/factories/sign-in.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";

/** Goal: of 100,000 requests that no honest browser sends none ends in a fault of the program. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-fuzz-"));
  const program = await startProgram({ MARSA_DATA_DIR: dataDir, MARSA_REQUESTS_PER_MINUTE: "1000000000" });
  const token = await signIn(program.address, noora);
  const requests = Number(process.env.MARSA_FUZZ_REQUESTS ?? 100_000);
  const seed = Number(process.env.MARSA_FUZZ_SEED ?? Date.now() % 1e9);
  const { statuses, faults } = await runFuzz({ address: program.address, requests, seed, token });
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`${requests} requests, seed ${seed}; ${counts.join(", ")}\n`);
  for (const { status, method, path, body = "" } of faults.slice(0, 40))
    process.stdout.write(`  ${status} ${method} ${path.slice(0, 160)} ${body.slice(0, 200)}\n`);
  process.stdout.write(`${faults.length} faults (goal 0)\n`);
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
