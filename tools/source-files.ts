import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./program.ts";

/** The project's own files: what git tracks or would track, without what it ignores. Works without git as well. */
export function sourceFiles(extensions: RegExp): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 32 * 1024 * 1024,
  });
  return listed
    .split("\0")
    .filter((file) => extensions.test(file) && !file.includes("-fixtures/") && existsSync(join(root, file)))
    .sort();
}
