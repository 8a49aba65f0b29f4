import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { readInspections } from "./documents/inspections.ts";
import { reportPage } from "./documents/report-page.ts";
import { root, runProgram } from "./program.ts";
import { browserOptions } from "./test/browser.ts";

// `npm run make:inspection-reports [vehicleNo ...]`: makes the inspection reports of the demo's certified cars, PDF files
// of the content folder, from tools/documents/*.json and stock.csv. Needs `qpdf`, as Debian has it. A real importer has
// reports of its own.
const content = join(root, "content/demo");
const folder = join(content, "files/inspections");
const wanted = process.argv.slice(2);

// A variable font would be drawn into the file glyph by glyph, seven times as large.
const cuts = join(
  dirname(fileURLToPath(import.meta.resolve("@fontsource/alexandria/package.json"))),
  "files",
);
const fontOf = async (script: string, weight: number) => {
  const file = await readFile(join(cuts, `alexandria-${script}-${weight}-normal.woff2`));
  return { script, weight, file: file.toString("base64") };
};
const logoOf = (name: string) => readFile(join(content, "brand/rimal", name), "utf8");
const paper = {
  fonts: await Promise.all(
    ["latin", "arabic"].flatMap((script) => [400, 500].map((weight) => fontOf(script, weight))),
  ),
  logos: { en: await logoOf("latin.svg"), ar: await logoOf("arabic.svg") },
};
const inspections = await readInspections(content);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage();
  for (const inspection of inspections) {
    const { vehicleNo, picture } = inspection.car;
    if (wanted.length > 0 && !wanted.includes(vehicleNo)) continue;
    const photo = await sharp(join(content, "pictures", `${picture}.webp`))
      .resize(720)
      .jpeg({ quality: 62, mozjpeg: true })
      .toBuffer();
    await page.setContent(reportPage(inspection, { ...paper, photo: photo.toString("base64") }));
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ format: "A4", printBackground: true, tagged: true });
    const file = join(folder, `${vehicleNo.toLowerCase()}.pdf`);
    await writeFile(file, pdf);
    await compress(file);
    process.stdout.write(`${vehicleNo} ${Math.round((await stat(file)).size / 1024)} KB\n`);
  }
} finally {
  await browser.close();
}

/** What makes a report readable aloud, its tags, takes two thirds of the file until it is packed. */
async function compress(file: string): Promise<void> {
  const options = [
    "--object-streams=generate",
    "--recompress-flate",
    "--compression-level=9",
    "--replace-input",
  ];
  const { code, output } = await runProgram("/usr/bin/qpdf", [...options, "--deterministic-id", file]);
  if (code !== 0) throw new Error(output);
}
