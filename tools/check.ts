import { runSteps } from "./check/run-steps.ts";
import { steps } from "./check/steps.ts";

// `npm run check`: everything but the tests. `npm run check -- types lint` runs the named steps only.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no check is called ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}\n`,
  );
  process.exit(1);
}
const { failures } = await runSteps(steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
process.exit(failures.length === 0 ? 0 : 1);
