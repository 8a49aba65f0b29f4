import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";
import { columnsOf, FeedText, readable, UnreadableFeed } from "./feed-text.server.ts";

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(bytes: Uint8Array, size = 7) {
  const feed = new FeedText(inPieces(bytes, size));
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

test.each([
  ["UTF-16", Buffer.from("part_number", "utf16le")],
  ["Windows-1256", Buffer.from([0xdd, 0xe1, 0xca, 0xd1])],
])("a file in %s is refused as a whole", async (_, bytes) => {
  await expect(textOf(bytes)).rejects.toMatchObject({ code: "not-utf-8" });
});

test("a column that is needed and missing is named", () => {
  expect(columnsOf([" a ", "b"], ["a"])).toEqual(["a", "b"]);
  expect(() => columnsOf(["a"], ["a", "c"])).toThrow(UnreadableFeed);
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
