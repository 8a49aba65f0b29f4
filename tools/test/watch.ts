import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";

// `npm run test:watch`: `npm test -- --changed` now and after each change; a run that a change overtakes is given up.
const folders = ["app", "server", "db", "tests", "tools", "content"];
/** An editor that saves writes a file more than once. */
const quietMs = 200;

let run: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  run?.kill("SIGTERM");
  const options = [join(root, "tools/test.ts"), "--changed", ...process.argv.slice(2)];
  run = spawn(process.execPath, options, { cwd: root, stdio: "inherit" });
}

for (const folder of folders)
  watch(join(root, folder), { recursive: true }, (_, name) => {
    // Written by the type check itself.
    if (name === null || !/\.(tsx?|css|json|sql|md)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(start, quietMs);
  });
start();
