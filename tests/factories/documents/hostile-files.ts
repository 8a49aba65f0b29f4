import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { numbersFrom, type RandomNumbers } from "../random-numbers.ts";

/** A file that nobody means well with. */
export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
}

/** What stands in polyglots: no page that is made may hold it. */
export const payload = "<script>canary-of-a-polyglot</script>";

/** So many hostile files, the same for a seed for ever: bombs, polyglots, cut and damaged files, other kinds, scripts. */
export async function hostileFiles(count: number, seed = 1): Promise<HostileFile[]> {
  const numbers = numbersFrom(seed);
  const good = await goodFiles();
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, place) => {
    const [what, make] = kinds[place % kinds.length] as (typeof kinds)[number];
    return { what, bytes: make(numbers.oneOf(good), numbers) };
  });
}

type Make = (good: Buffer, numbers: RandomNumbers) => Buffer;

const makers: Readonly<Record<string, Make>> = {
  "cut off": (good, { upTo }) => good.subarray(0, 1 + upTo(good.length - 2)),
  "damaged bytes": (good, { upTo }) => {
    const copy = Buffer.from(good);
    for (let time = 0; time < 40; time += 1) copy[8 + upTo(copy.length - 9)] = upTo(255);
    return copy;
  },
  "damaged beginning": (good, { upTo }) => {
    const copy = Buffer.from(good);
    for (let time = 0; time < 6; time += 1) copy[4 + upTo(60)] = upTo(255);
    return copy;
  },
  "the beginning of one kind, the rest of another": (good, { oneOf }) =>
    Buffer.concat([oneOf(beginnings), good.subarray(16)]),
  "noise behind a beginning": (_, { oneOf, upTo }) =>
    Buffer.concat([oneOf(beginnings), Buffer.from(Array.from({ length: upTo(5_000) }, () => upTo(255)))]),
  "a page behind a picture": (good) => Buffer.concat([good, Buffer.from(payload)]),
  "an archive behind a picture": (good) => Buffer.concat([good, Buffer.from(`PK\x03\x04${payload}`)]),
  "a picture of great dimensions": (_, { upTo }) => png(1 + upTo(65_000), 20_000 + upTo(45_000)),
  SVG: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${payload}</svg>`),
  HTML: () => Buffer.from(`<!doctype html>${payload}`),
  "a PDF with a script": (_, { upTo }) => pdf(1 + upTo(3), "while (true) app.alert('x');"),
  "a PDF of great sheets": () => pdf(2, "", 14_400),
  "a PDF of many pages": (_, { upTo }) => pdf(11 + upTo(500), ""),
  "a PDF whose pages are themselves": () =>
    Buffer.from(String(pdf(1, "")).replace("/Kids [3 0 R]", "/Kids [2 0 R]")),
  "a PDF without its objects": (_, { upTo }) => {
    const whole = String(pdf(3, ""));
    const from = upTo(whole.length - 40);
    return Buffer.from(`%PDF-1.7\n${whole.slice(0, from)}${whole.slice(from + 40)}`);
  },
};

const beginnings = [
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from("RIFF\xff\xff\0\0WEBPVP8 ", "latin1"),
  Buffer.from("%PDF-1.7\n"),
  Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
];

async function goodFiles(): Promise<Buffer[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "#888", noise } });
  return [
    await picture().jpeg().toBuffer(),
    await picture().jpeg({ progressive: true }).toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().webp({ lossless: true }).toBuffer(),
    pdf(2, ""),
  ];
}

/** Few bytes that unpack to a great picture. */
function png(width: number, height: number): Buffer {
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
  const data = chunk("IDAT", deflateSync(Buffer.alloc(1_000_000)));
  const [, signature = Buffer.alloc(0)] = beginnings;
  return Buffer.concat([signature, chunk("IHDR", header), data, chunk("IEND", Buffer.alloc(0))]);
}

function pdf(pages: number, script: string, size = 300): Buffer {
  const kids = Array.from({ length: pages }, (_, place) => `${place + 3} 0 R`).join(" ");
  const escaped = script.replace(/[()\\]/g, "\\$&");
  const action = script === "" ? "" : `/OpenAction << /S /JavaScript /JS (${escaped}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${action} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array<string>(pages).fill(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size} ${size}] >>`),
  ];
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`);
}
