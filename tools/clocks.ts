import { runProgram } from "./program.ts";
import { clockInstants } from "./test/instants.ts";

// `npm run clocks [name ...]`: all tests, journeys included, once at each of thirty instants. For nights: each takes as long as
// `npm test` does without its checks.
const instants = clockInstants(new Date());
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !instants.has(name));
if (unknown.length > 0) {
  process.stderr.write(
    `no instant is called ${unknown.join(", ")}; there are ${[...instants.keys()].join(", ")}\n`,
  );
  process.exit(1);
}
const lines: string[] = [];
let isGreen = true;
for (const [name, instant] of instants) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n# ${name}: ${instant}\n`);
  const { code, output } = await runProgram(process.execPath, ["tools/test.ts", "--only", "tests"], {
    show: true,
    env: { MARSA_TEST_CLOCK: instant },
  });
  isGreen &&= code === 0;
  lines.push(`${code === 0 ? "ok  " : "FAIL"}  ${name.padEnd(28)} ${instant}  ${lastLine(output)}`);
}
process.stdout.write(`\n${lines.join("\n")}\n`);
process.exit(isGreen ? 0 : 1);

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "";
}
