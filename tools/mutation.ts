import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "./program.ts";

// `npm run mutation [feature ...]`: changes the rules of each feature in small ways, one at a time, and prints how many of
// the changes a test notices. Takes hours for all of them, so it is for nights. Survivors are listed in test-results/mutation.
// Rules have more generated cases at night.
process.env.MARSA_TEST_NIGHT ??= "1";
const goal = 85;
const caught = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

const features = readdirSync(join(root, "app/features")).filter((name) =>
  existsSync(join(root, "app/features", name, "rules")),
);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !features.includes(name.split("/")[0] ?? ""));
if (unknown.length > 0) {
  process.stderr.write(
    `no feature with rules is called ${unknown.join(", ")}; there are ${features.join(", ")}\n`,
  );
  process.exit(1);
}
await mkdir(join(root, "test-results/mutation"), { recursive: true });
let isBelow = false;
for (const feature of wanted.length > 0 ? wanted : features) {
  const score = await scoreOf(feature);
  isBelow ||= score < goal;
}
process.exit(isBelow ? 1 : 0);

/**
 * Percent of the mutants of a feature's rules that a test kills; 0 where more than one in twenty could not be tested.
 * `search/intents` names one folder of the rules.
 */
async function scoreOf(name: string): Promise<number> {
  const [feature = "", ...folders] = name.split("/");
  const rules = ["app/features", feature, "rules", ...folders].join("/");
  const results = await new Stryker(optionsFor(rules)).runMutationTest();
  const killed = results.filter(({ status }) => caught.has(status)).length;
  const survivors = results.filter(({ status }) => missed.has(status));
  const untested = results.filter(({ status }) => status === "RuntimeError").length;
  const score = (100 * killed) / Math.max(1, killed + survivors.length);
  const lines = survivors.map(
    ({ fileName, location, status, replacement = "" }) =>
      `${relative(root, fileName)}:${location.start.line} ${status} ${brief(textAt(fileName, location))} -> ${brief(replacement)}`,
  );
  await writeFile(
    join(root, "test-results/mutation", `${name.replaceAll("/", "-")}.txt`),
    `${lines.join("\n")}\n`,
  );
  process.stdout.write(`${name}: ${score.toFixed(1)} % of ${killed + survivors.length} mutants killed\n`);
  if (untested > 0) process.stdout.write(`${name}: ${untested} mutants could not be tested\n`);
  return untested > results.length / 20 ? 0 : score;
}

type Location = Awaited<ReturnType<Stryker["runMutationTest"]>>[number]["location"];

function textAt(fileName: string, { start, end }: Location): string {
  const lines = readFileSync(fileName, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? "";
  return lines.join("\n").slice(start.column - 1);
}

function brief(code: string): string {
  return code.replaceAll(/\s+/g, " ").slice(0, 80);
}

function optionsFor(rules: string): ConstructorParameters<typeof Stryker>[0] {
  return {
    mutate: [`${rules}/**/*.ts`, `!${rules}/**/*.test.ts`],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", "./tools/mutation/without-word-lists.ts"],
    ignorers: ["word-lists"],
    vitest: { configFile: "tools/mutation/vitest.config.ts" },
    coverageAnalysis: "perTest",
    concurrency: 1,
    reporters: ["dots"],
    tempDirName: "test-results/stryker",
    // What no test of rules reads is not copied.
    ignorePatterns: [
      ...["/build", "/data", "/docs", "/imagery", "/server", "/db", "/test-results", "/tests/e2e"],
      "/content/**/*.{webp,avif,jpg,png,svg,mp4,pdf}",
    ],
  };
}
