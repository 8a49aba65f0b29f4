import { pathToFileURL } from "node:url";

// Loads the files that it is given and prints, one JSON a line, each regular expression that `new RegExp` makes meanwhile,
// with the place where it does. A program of its own: a module makes its expressions when it is loaded first.
const Own = RegExp;
globalThis.RegExp = new Proxy(Own, {
  construct(target, parts: [string | RegExp, string?]) {
    const made = new target(...parts);
    const [, , caller = ""] = new Error("built here").stack?.split("\n") ?? [];
    const [, file, line] = /file:\/\/(.+):(\d+):\d+/.exec(caller) ?? [];
    if (file !== undefined) {
      const { source, flags } = made;
      process.stdout.write(`${JSON.stringify({ file, line: Number(line), source, flags })}\n`);
    }
    return made;
  },
});
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.exit(0);
