import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root, runProgram } from "../program.ts";

// `npm run test:night [-- name ...]`: the proofs that take hours, one after the other, and one table of what they found. What
// each printed is in test-results/night. After the name of a single one its own options may follow, as in `defects rules`.
interface Proof {
  readonly name: string;
  readonly options: readonly string[];
  readonly env?: Record<string, string>;
}
const proofs: readonly Proof[] = [
  // Kills, contention, fuzz and large numbers of rows in their large form: tests/factories/how-much.ts.
  { name: "large", options: ["tools/test.ts", "--only", "process"], env: { MARSA_TEST_NIGHT: "1" } },
  { name: "clocks", options: ["tools/clocks.ts"] },
  { name: "defects", options: ["tools/test/defects.ts"] },
  { name: "mutation", options: ["tools/mutation.ts"] },
  { name: "benches", options: ["tools/bench.ts"] },
];

const words = process.argv.slice(2);
const named = proofs.filter(({ name }) => words.includes(name));
const own = words.filter((word) => !proofs.some(({ name }) => name === word));
if (own.length > 0 && named.length !== 1) {
  process.stderr.write(
    `no proof is called ${own.join(", ")}; there are ${proofs.map(({ name }) => name).join(", ")}\n`,
  );
  process.exit(1);
}
const folder = join(root, "test-results/night");
await mkdir(folder, { recursive: true });
const rows: string[] = [];
let isGreen = true;
for (const { name, options, env = {} } of words.length === 0 ? proofs : named) {
  process.stdout.write(`\n# ${name}\n`);
  const begun = performance.now();
  const { code, output } = await runProgram(process.execPath, [...options, ...own], { show: true, env });
  await writeFile(join(folder, `${name}.log`), output);
  isGreen &&= code === 0;
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  rows.push(
    `${code === 0 ? "ok  " : "FAIL"}  ${name.padEnd(10)} ${minutes.padStart(7)} min  ${output.trim().split("\n").at(-1)}`,
  );
}
process.stdout.write(`\n== night\n${rows.join("\n")}\n`);
process.exit(isGreen ? 0 : 1);
