import { join } from "node:path";
import { checkContent } from "./check/content/check-content.ts";
import { root } from "./program.ts";

// `npm run content:check [-- part of a file's name ...]`: what is wrong in the content folder, a line each.
const parts = process.argv.slice(2);
const problems = await checkContent(join(root, "content/demo"), new Date());
const shown = problems.filter((line) => parts.length === 0 || parts.some((part) => line.includes(part)));
for (const line of shown) process.stdout.write(`${line}\n`);
process.stdout.write(`${shown.length === 0 ? "Content is as it should be" : `${shown.length} to mend`}\n`);
process.exit(shown.length === 0 ? 0 : 1);
