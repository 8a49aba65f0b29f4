import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileFragment } from "#db/seed/content-files.ts";
import { checkLogos } from "./logos.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-logos-"));
  await mkdir(join(folder, "brand/palm"), { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="64" viewBox="0 0 200 64"/>';
  await writeFile(join(folder, "brand/palm/latin.svg"), drawing);
  const picture = sharp({ create: { width: 200, height: 64, channels: 3, background: "#14231b" } });
  await writeFile(join(folder, "brand/palm/scan.svg"), await picture.png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

function header(logoImage: string, logoWidth: number, logoHeight: number): FileFragment {
  const texts = { en: { logos: [{ logoImage, logoWidth, logoHeight }] } };
  return { file: "header.json", brand: "palm", model: "header", key: "main", position: 0, shared: {}, texts };
}

test.each<[string, FileFragment, string[]]>([
  ["its own size", header("/brand/palm/latin.svg", 200, 64), []],
  ["its shape in another size", header("/brand/palm/latin.svg", 100, 32), []],
  ["another host", header("https://cdn.example/logo.svg", 1, 1), []],
  [
    "another shape",
    header("/brand/palm/latin.svg", 64, 64),
    ["header.json main: brand/palm/latin.svg is 200x64, not 64x64"],
  ],
  [
    "another kind than its name says",
    header("/brand/palm/scan.svg", 200, 64),
    ["header.json main: brand/palm/scan.svg is called .svg and is no drawing"],
  ],
  [
    "no file",
    header("/brand/palm/none.svg", 200, 64),
    ["header.json main: brand/palm/none.svg is not there"],
  ],
])("a logo of %s", async (_, fragment, expected) => {
  expect(await checkLogos(folder, [fragment])).toEqual(expected);
});
