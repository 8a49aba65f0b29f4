/** What is taken of documents: pictures and PDF, by their content (product/documents.md#uploads). Never SVG. */
export const fileKinds = ["jpeg", "png", "webp", "heic", "pdf"] as const;
export type FileKind = (typeof fileKinds)[number];

type Beginning = readonly (readonly [at: number, bytes: readonly number[]])[];

const beginnings: readonly (readonly [FileKind, Beginning])[] = [
  ["jpeg", [[0, [0xff, 0xd8, 0xff]]]],
  ["png", [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]]],
  [
    "webp",
    [
      [0, bytesOf("RIFF")],
      [8, bytesOf("WEBP")],
    ],
  ],
  ["pdf", [[0, bytesOf("%PDF-")]]],
];

/** The brands of an ISO media file that say that it is a HEIC picture of a phone; AVIF is none. */
const heicBrands: readonly string[] = ["heic", "heix", "heim", "heis"];

/** So many bytes of a file say its kind. */
export const kindBytes = 64;

/** The kind of a file by its first bytes, undefined for any other. Names and declared types are not believed. */
export function fileKindOf(file: Uint8Array): FileKind | undefined {
  const found = beginnings.find(([, parts]) => parts.every(([at, bytes]) => stands(file, at, bytes)));
  return found?.[0] ?? (isHeic(file) ? "heic" : undefined);
}

/** `ftyp` with a brand of HEIC: the major one, or where that is general, one of the compatible ones. */
function isHeic(file: Uint8Array): boolean {
  if (!stands(file, 4, bytesOf("ftyp"))) return false;
  const end = Math.min(file.length, kindBytes, new DataView(file.buffer, file.byteOffset).getUint32(0));
  const major = textAt(file, 8);
  const compatible: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(textAt(file, at));
  if (major === "avif" || major === "avis") return false;
  if (major === "mif1" || major === "msf1") return compatible.some((brand) => brand.startsWith("hei"));
  return heicBrands.includes(major);
}

function stands(file: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => file[at + place] === byte);
}

function textAt(file: Uint8Array, at: number): string {
  return String.fromCharCode(...file.subarray(at, at + 4));
}

function bytesOf(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
