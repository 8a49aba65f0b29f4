import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { root } from "../../program.ts";

const packages = [
  ...["alexandria", "amiri", "b612-mono", "cairo", "cousine"],
  ...["ibm-plex-sans-arabic", "noto-naskh-arabic", "roboto-condensed", "tajawal"],
];

/**
 * Lets sharp draw text with the fonts of our packages and no others, so that every machine draws the same documents.
 * Call it before sharp draws its first text.
 */
export function drawWithOwnFonts(): void {
  const folder = join(tmpdir(), `marsa-bench-fonts-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    const files = join(root, "node_modules/@fontsource", name, "files");
    const chosen = readdirSync(files).filter((file) => /-(latin|arabic)-(400|700)-normal\.woff$/.test(file));
    for (const file of chosen)
      writeFileSync(join(folder, file.replace(/woff$/, "ttf")), unpacked(readFileSync(join(files, file))));
  }
  const settings = join(folder, "fonts.conf");
  const document = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">`;
  writeFileSync(
    settings,
    `${document}<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = settings;
}

/** A WOFF file as the font it packs: what draws text here opens no WOFF. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let place = 0; place < count; place += 1) {
    const entry = 44 + 20 * place;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const record = 12 + 16 * place;
    woff.copy(header, record, entry, entry + 4);
    woff.copy(header, record + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(length, record + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
