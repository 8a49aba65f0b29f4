import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { root, runProgram } from "../program.ts";

// `npm run test:night -- defects [name ...]`: applies each small defect of tests/defects to the sources and prints whether
// the tests notice it. The sources must be as they were committed; they are so again afterwards.
const folder = join(root, "tests/defects");
const wanted = process.argv.slice(2);
const patches = (await readdir(folder, { recursive: true }))
  .filter((path) => path.endsWith(".patch"))
  .filter((path) => wanted.length === 0 || wanted.some((name) => path.includes(name)))
  .sort();

const { output: uncommitted } = await git("status", "--porcelain");
if (uncommitted.trim() !== "") stopWith("the sources differ from the last commit; commit or stash first");
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    void git("checkout", "--", ".").then(() => process.exit(1));
  });

for (const patch of patches) {
  const { code, output } = await git("apply", "--check", join(folder, patch));
  if (code !== 0) stopWith(`${patch} fits no more; write it anew:\n${output}`);
}

/** The first tests that noticed each defect. */
const noticed = new Map<string, string>();
for (const patch of patches) await judge([patch], ["--changed", "HEAD"], patch);

// What the tests of a change leave out may notice the others: the whole suite says where, and each is tried there alone.
const left = patches.filter((patch) => !noticed.has(patch));
if (left.length > 0) {
  const suspects = (await failuresWith(left, ["--only", "tests"])).map(fileOf);
  const [tests, journeys] = [suspects.filter((file) => !isJourney(file)), suspects.filter(isJourney)];
  for (const patch of left) {
    if (tests.length > 0) await judge([patch], ["--only", "process", ...new Set(tests)], patch);
    if (journeys.length > 0 && !noticed.has(patch))
      await judge([patch], ["--only", "browser", ...new Set(journeys)], patch);
  }
}
for (const patch of patches)
  process.stdout.write(
    `${(noticed.has(patch) ? "noticed" : "MISSED").padEnd(8)} ${patch}  ${noticed.get(patch) ?? ""}\n`,
  );
process.stdout.write(`\n${noticed.size} of ${patches.length} defects are noticed\n`);
process.exit(noticed.size === patches.length ? 0 : 1);

async function judge(applied: readonly string[], options: readonly string[], patch: string): Promise<void> {
  // The first failure is enough; what follows it is left out, and counts as skipped.
  const failures = await failuresWith(applied, options, { MARSA_TEST_BAIL: "1" });
  const first = failures.find((failure) => !failure.endsWith("skipped)"));
  if (first !== undefined) noticed.set(patch, first);
  process.stdout.write(`${first === undefined ? "not yet" : "noticed"}  ${patch}  ${first ?? ""}\n`);
}

/** The names of the tests that fail while defects are in the sources. */
async function failuresWith(
  applied: readonly string[],
  options: readonly string[],
  env: Record<string, string> = {},
): Promise<string[]> {
  try {
    for (const patch of applied) {
      const { code, output } = await git("apply", join(folder, patch));
      if (code !== 0) throw new Error(`${patch} does not fit beside the others:\n${output}`);
    }
    const { output } = await runProgram(process.execPath, ["tools/test.ts", ...options], { env });
    const [, failed = ""] = output.split("\n== failed\n");
    // What is indented says why.
    return failed
      .split("\n")
      .slice(0, -3)
      .filter((line) => /^\S/.test(line));
  } finally {
    await git("checkout", "--", ".");
  }
}

function fileOf(failure: string): string {
  return failure.split(": ", 1).join("");
}

function isJourney(file: string): boolean {
  return file.endsWith(".spec.ts");
}

function git(...options: string[]) {
  return runProgram("/usr/bin/env", ["git", ...options]);
}

function stopWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
