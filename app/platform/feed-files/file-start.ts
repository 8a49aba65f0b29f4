/** What the first bytes of a file say of its encoding: a mark, the zeros of UTF-16, the declaration of XML, or what the sender states. */
export function encodingOf(start: Uint8Array, stated = "utf-8"): string {
  const [first = 1, second = 1, third = 1] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (second === 0 && first !== 0) return "utf-16le";
  if (first === 0 && second !== 0) return "utf-16be";
  const text = new TextDecoder("latin1").decode(start.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1];
  // Programs that build XML as text declare UTF-16 and write UTF-8.
  if (declared !== undefined) return /^utf-?16/i.test(declared) ? "utf-8" : declared;
  return stated;
}

/** An Excel workbook (.xlsx, .xls) or a compressed file. */
export function isPacked(start: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x1f, 0x8b],
  ].some((mark) => mark.every((byte, place) => start[place] === byte));
}
