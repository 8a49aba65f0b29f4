import { config } from "#app/platform/config.server.ts";
import { checkContent } from "./check/content/check-content.ts";

// `npm run content:check [-- part of a file's name ...]`: what is wrong in the content folder that the configuration names, a line each.
const parts = process.argv.slice(2);
const problems = await checkContent(config.contentFolder, new Date());
const shown = problems.filter((line) => parts.length === 0 || parts.some((part) => line.includes(part)));
for (const line of shown) process.stdout.write(`${line}\n`);
process.stdout.write(`${shown.length === 0 ? "Content is as it should be" : `${shown.length} to mend`}\n`);
// No exit by force: a pipe that reads slowly would lose the last lines.
process.exitCode = shown.length === 0 ? 0 : 1;
