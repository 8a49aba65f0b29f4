// For content that has the shadows of cut-outs in files of their own: each is laid under its car, so that a page fetches
// one picture. Run with node, with the folder of the models' pictures; the shadows' files are used up.
import { readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [folder = "content/demo/pictures/models"] = process.argv.slice(2);
const ending = "-shadow.webp";

for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!entry.endsWith(ending)) continue;
  const shadow = join(folder, entry);
  const picture = shadow.replace(ending, ".webp");
  const car = await readFile(picture);
  const { width, height } = await sharp(car).metadata();
  const laid = sharp(await readFile(shadow))
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .composite([{ input: car }]);
  await writeFile(
    picture,
    await laid.webp({ quality: 82, alphaQuality: 85, effort: 6, smartSubsample: true }).toBuffer(),
  );
  await rm(shadow);
}
