import fc from "fast-check";
import { expect, test } from "vitest";
import { fileKindOf, kindBytes } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const heic = (major: string, ...compatible: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join("")}`);

test.each([
  ["jpeg", bytes("\xff\xd8\xff\xe0\0\x10JFIF")],
  ["png", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
  ["webp", bytes("RIFF\x10\0\0\0WEBPVP8 ")],
  ["pdf", bytes("%PDF-1.7\n")],
  ["heic", heic("heic", "mif1", "heic")],
  ["heic", heic("mif1", "mif1", "heic")],
  ["heic", heic("heix")],
] as const)("a file that begins as %s does is one", (kind, file) => {
  expect(fileKindOf(file)).toBe(kind);
});

test.each([
  ["nothing", bytes("")],
  ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ["SVG after a declaration", bytes('<?xml version="1.0"?><svg></svg>')],
  ["HTML", bytes("<!doctype html><script>alert(1)</script>")],
  ["GIF", bytes("GIF89a\x01\0\x01\0")],
  ["BMP", bytes("BM6\0\0\0")],
  ["TIFF", bytes("II*\0")],
  ["AVIF", heic("avif", "mif1", "avif")],
  ["AVIF with a general brand", heic("mif1", "avif")],
  ["MP4", heic("isom", "heic")],
  ["RIFF that is sound", bytes("RIFF\x10\0\0\0WAVEfmt ")],
  ["a PDF after other bytes", bytes("GIF89a%PDF-1.7")],
  ["a program", bytes("MZ\x90\0")],
  ["a ZIP", bytes("PK\x03\x04")],
  ["a cut PNG", bytes("\x89PNG\r\n")],
  ["a cut ISO media file", bytes("\0\0\0\x18ftyp")],
])("%s is not taken", (_, file) => {
  expect(fileKindOf(file)).toBeUndefined();
});

test("the first bytes alone decide, and no bytes break it", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (file) => {
      expect(fileKindOf(file)).toBe(fileKindOf(file.subarray(0, kindBytes)));
    }),
  );
});
