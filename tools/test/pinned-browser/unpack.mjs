// Run with TMPDIR set to an empty folder, into which the package unpacks its archives.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const archives = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../../bin");
for (const name of ["chromium.br", "swiftshader.tar.br", "al2023.tar.br", "fonts.tar.br"])
  await inflate(join(archives, name));
