import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { heicCard, heicWithSize } from "../../../../tests/factories/documents/heic-files.ts";
import { mostPages } from "../rules/upload-limits.ts";
import type { FileKind } from "./child/jobs.ts";
import { makePages } from "./reading.server.ts";

// A process is started, and the machine may be busy.
const timeout = 120_000;

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });
const jpeg = await gray(300, 200)
  .withExif({ IFD0: { Copyright: "canary-1742" } })
  .jpeg()
  .toBuffer();

describe("pages of a file", () => {
  test("a picture becomes an upright WebP without notes of the camera", { timeout }, async () => {
    const turned = await sharp(jpeg).keepMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await makePages(turned, "jpeg", "a");
    if (!made.ok) throw new Error(made.code);
    expect(made.value.map(({ width, height }) => [width, height])).toEqual([[200, 300]]);
    const [page] = made.value;
    const metadata = await sharp(page?.bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 200, height: 300 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(Buffer.from(page?.bytes ?? []).includes("canary-1742")).toBe(false);
  });

  test("a HEIC becomes a page of its size", { timeout }, async () => {
    const made = await makePages(heicCard(), "heic", "a");
    if (!made.ok) throw new Error(made.code);
    expect(made.value.map(({ width, height }) => [width, height])).toEqual([[860, 540]]);
    // The dark red line below the title stands where it was drawn.
    const line = sharp(made.value[0]?.bytes).extract({ left: 300, top: 112, width: 200, height: 2 });
    const [red, green] = (await sharp(await line.png().toBuffer()).stats()).channels;
    expect((red?.mean ?? 0) - (green?.mean ?? 0)).toBeGreaterThan(60);
  });

  test("each page of a PDF is drawn, and its script does nothing", { timeout }, async () => {
    const made = await makePages(pdf({ pages: 3, script: "while (true) app.alert('x');" }), "pdf", "a");
    expect(made.ok && made.value.map(({ width, height }) => [width, height])).toEqual(
      Array(3).fill([555, 833]),
    );
  });

  test.each([11, mostPages])("a PDF may have %i pages", { timeout }, async (pages) => {
    const made = await makePages(pdf({ pages }), "pdf", "a");
    expect(made.ok && made.value).toHaveLength(pages);
  });

  test("a sheet of the size of a wall is drawn in few pixels", { timeout }, async () => {
    const made = await makePages(pdf({ pages: 1, width: 14_400, height: 14_400 }), "pdf", "a");
    expect(made.ok && made.value[0]?.width).toBe(2400);
  });

  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>`);
  const hostile: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, FileKind, string])[] = [
    ["nothing", () => Buffer.alloc(0), "jpeg", "broken"],
    ["a JPEG that was cut off", () => jpeg.subarray(0, jpeg.length / 2), "jpeg", "broken"],
    ["an SVG that claims to be a PNG", () => svg, "png", "broken"],
    ["a PNG that claims to be a JPEG", () => gray(300, 200).png().toBuffer(), "jpeg", "broken"],
    ["a picture of 3 pixels", () => gray(3, 3).png().toBuffer(), "png", "broken"],
    ["a PNG of 60,000 x 60,000 pixels", () => pngOf(60_000, 60_000), "png", "too-large"],
    ["a JPEG that says it is 65,000 pixels wide", () => sized(jpeg, 65_000, 65_000), "jpeg", "too-large"],
    [
      "a HEIC that is only a beginning",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      "heic",
      "broken",
    ],
    ["a HEIC that was cut off", () => heicCard().subarray(0, 4_000), "heic", "broken"],
    ["a HEIC that says it is 60,000 pixels wide", () => heicWithSize(60_000, 60_000), "heic", "too-large"],
    ["a HEIC just above what a phone makes", () => heicWithSize(10_001, 5_000), "heic", "too-large"],
    ["a HEIC whose pixels are fewer than it says", () => heicWithSize(9_000, 5_000), "heic", "broken"],
    ["a HEIC that claims to be a JPEG", heicCard, "jpeg", "broken"],
    ["a PDF that is only a beginning", () => Buffer.from("%PDF-1.7\n1 0 obj"), "pdf", "broken"],
    [
      "a PDF of more pages than any document has",
      () => pdf({ pages: mostPages + 1 }),
      "pdf",
      "too-many-pages",
    ],
    ["a PDF without pages", () => pdf({ pages: 0 }), "pdf", "broken"],
  ];
  test.each(hostile)("%s is refused", { timeout }, async (_, file, kind, code) => {
    expect(await makePages(await file(), kind, "a")).toEqual({ ok: false, code });
  });

  test("of a picture with a page of HTML behind it the picture alone is left", { timeout }, async () => {
    const html = Buffer.from("<script>canary-1742</script>");
    const made = await makePages(Buffer.concat([await gray(300, 200).jpeg().toBuffer(), html]), "jpeg", "a");
    expect(made.ok && Buffer.from(made.value[0]?.bytes ?? []).includes("canary")).toBe(false);
    expect(made.ok).toBe(true);
  });
});

/** A PNG with few bytes that unpacks to a great picture. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc(4_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The same JPEG with other dimensions in its header. */
function sized(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

interface PdfOptions {
  readonly pages: number;
  readonly width?: number;
  readonly height?: number;
  readonly script?: string;
}

function pdf({ pages, width = 200, height = 300, script = "" }: PdfOptions): Buffer {
  const kids = Array.from({ length: pages }, (_, place) => `${place + 3} 0 R`).join(" ");
  const action =
    script === "" ? "" : `/OpenAction << /S /JavaScript /JS (${script.replace(/[()\\]/g, "\\$&")}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${action} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array<string>(pages).fill(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] >>`),
  ];
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`);
}
