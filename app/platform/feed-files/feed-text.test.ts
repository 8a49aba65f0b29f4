import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";
import { FeedText, readable } from "./feed-text.server.ts";

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(bytes: Uint8Array, size = 7, stated?: string) {
  const feed = new FeedText(inPieces(bytes, size), stated);
  let text = "";
  for await (const piece of feed.pieces()) text += piece;
  return { text, hash: feed.hash() };
}

test("a text in both scripts is read whole, wherever its bytes are cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 2, 3, 5, 64), fc.string({ unit: "grapheme" }), async (size, rest) => {
      const text = `{"ar":"فلتر زيت"}${rest.replaceAll("\0", "")}`;
      const bytes = Buffer.from(text);
      const read = await textOf(bytes, size);
      expect(read.text).toBe(text);
      expect(read.hash).toBe(createHash("sha256").update(bytes).digest("base64url"));
    }),
  );
});

const utf16 = Buffer.from("رقم,part\n1,2", "utf16le");
const windows1256 = Buffer.from([0xdd, 0xe1, 0xca, 0xd1]);

test.each<[string, Uint8Array, string | undefined, string]>([
  [
    "UTF-16 with its mark, as Excel's Unicode text",
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    undefined,
    "رقم,part\n1,2",
  ],
  [
    "UTF-16 of the other order",
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16(),
    undefined,
    "رقم,part\n1,2",
  ],
  ["UTF-16 without a mark", Buffer.from("part_number", "utf16le"), undefined, "part_number"],
  ["UTF-8 with its mark, whatever is stated", Buffer.from("\ufeffفلتر"), "windows-1256", "فلتر"],
  ["Windows-1256 where it is stated", windows1256, "windows-1256", "فلتر"],
  [
    "XML that declares its encoding",
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="windows-1256"?><a>'), windows1256]),
    undefined,
    '<?xml version="1.0" encoding="windows-1256"?><a>فلتر',
  ],
  [
    "XML that declares UTF-16 and is UTF-8",
    Buffer.from("<?xml version='1.0' encoding='utf-16'?><a>فلتر"),
    undefined,
    "<?xml version='1.0' encoding='utf-16'?><a>فلتر",
  ],
])("a file in %s is read", async (_, bytes, stated, text) => {
  for (const size of [1, 7, 4096]) expect((await textOf(bytes, size, stated)).text).toBe(text);
});

test.each<[string, Uint8Array, string | undefined, string]>([
  ["Windows-1256 that nobody states", windows1256, undefined, "not-utf-8"],
  ["an encoding that nobody knows", Buffer.from("a"), "klingon", "not-utf-8"],
  ["half of UTF-16", Buffer.from([0xff, 0xfe, 0x41, 0, 0x00]), undefined, "not-utf-8"],
  ["an Excel workbook", Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), undefined, "packed-file"],
  ["an old Excel workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), undefined, "packed-file"],
  ["gzip", Buffer.from([0x1f, 0x8b, 8, 0]), undefined, "packed-file"],
])("%s is refused as a whole", async (_, bytes, stated, code) => {
  for (const size of [1, 4096])
    await expect(textOf(bytes, size, stated)).rejects.toMatchObject({ name: "UnreadableFeed", code });
});

test("rows whose borders are lost make the file unreadable, other errors stay what they are", async () => {
  async function* failing(error: Error): AsyncGenerator<number> {
    yield 1;
    throw error;
  }
  const read = async (error: Error) => {
    for await (const _ of readable(failing(error)));
  };
  await expect(read(new BrokenFeed(7))).rejects.toMatchObject({ code: "broken-file", detail: { line: 7 } });
  await expect(read(new TypeError("a bug"))).rejects.toThrow(TypeError);
});
