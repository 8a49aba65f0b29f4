import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

// `npm run bench [name ...]`: runs the benches of tools/bench, one after the other. Figures are for this machine and hour.
process.env.NODE_ENV ??= "production";
process.env.MARSA_LOG ??= "silent";
// So that each call can come from an address of its own: what is measured is not the limit of one caller.
process.env.MARSA_PROXIES ??= "1";
process.env.MARSA_DEMO ??= "public";
const folder = join(import.meta.dirname, "bench");
const ending = ".bench.ts";
const paths = new Map(
  (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith(ending))
    .map((path) => [basename(path, ending), path]),
);
const names = [...paths.keys()];
const words = process.argv.slice(2);
const wanted = words.filter((word) => names.includes(word));
const options = words.filter((word) => !names.includes(word));
for (const name of wanted.length > 0 || options.length > 0 ? wanted : names.sort()) {
  process.stdout.write(`\n# ${name}\n`);
  const module = (await import(join(folder, paths.get(name) ?? ""))) as Bench;
  for (const option of options.filter((candidate) => !isOption(candidate, module.options))) unknown(option);
  await module.bench(options);
}
if (wanted.length === 0 && options[0] !== undefined) unknown(options[0]);
process.exit();

interface Bench {
  /** Words that may follow its name; one that ends in `=` has a value. */
  readonly options?: readonly string[];
  bench(options: readonly string[]): Promise<void>;
}

function isOption(word: string, options: Bench["options"] = []): boolean {
  return options.some((option) => word === option || (option.endsWith("=") && word.startsWith(option)));
}

function unknown(word: string): never {
  process.stderr.write(`no bench or option is called ${word}; there are ${names.join(", ")}\n`);
  process.exit(1);
}
