import { readdir } from "node:fs/promises";
import { join } from "node:path";

// `npm run bench [name ...]`: runs the benches of tools/bench, one after the other. Figures are for this machine and hour.
process.env.NODE_ENV ??= "production";
process.env.MARSA_LOG ??= "silent";
// So that each call can come from an address of its own: what is measured is not the limit of one caller.
process.env.MARSA_PROXIES ??= "1";
const folder = join(import.meta.dirname, "bench");
const wanted = process.argv.slice(2);
const names = (await readdir(folder))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.slice(0, -9));
for (const name of wanted.length > 0 ? wanted : names.sort()) {
  if (!names.includes(name)) {
    process.stderr.write(`no bench is called ${name}; there are ${names.join(", ")}\n`);
    process.exit(1);
  }
  process.stdout.write(`\n# ${name}\n`);
  const { bench } = (await import(join(folder, `${name}.bench.ts`))) as { bench(): Promise<void> };
  await bench();
}
process.exit();
