import { expect, test } from "vitest";
import { readUpload } from "./read-upload.server.ts";

const boundary = "----form-of-a-test";
const type = `multipart/form-data; boundary=${boundary}`;
const limits = { fields: ["front", "back"], bytesPerFile: 1_000_000 };
const head = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** A request whose body comes in pieces, and how many of them were read. */
function streamed(pieces: Iterable<string | Uint8Array>, contentType: string | undefined = type) {
  const iterator = pieces[Symbol.iterator]();
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = iterator.next();
      if (next.done) return controller.close();
      read.pieces += 1;
      controller.enqueue(typeof next.value === "string" ? Buffer.from(next.value) : next.value);
    },
  });
  const headers = new Headers(contentType === undefined ? {} : { "content-type": contentType });
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://localhost/", init), read };
}
const uploadOf = (pieces: readonly string[], contentType?: string) =>
  readUpload(streamed(pieces, contentType).request, limits);

test("files are read by their fields, whatever pieces they come in", async () => {
  const form = `${head("front")}abc${end.slice(0, -4)}\r\n${head("back")}\u0000\u0001${end}`;
  for (const size of [1, 7, 1000]) {
    const pieces = form.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    const read = await uploadOf(pieces);
    const files = read.ok ? [...read.value].map(([name, bytes]) => [name, bytes.toString()]) : read;
    expect(files).toEqual([
      ["front", "abc"],
      ["back", "\u0000\u0001"],
    ]);
  }
});

test.each([
  ["a file that is too large", head("front"), 2],
  ["a text", `--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\n`, 3],
  ["nothing that is a form", "x", 3],
])("an endless stream of %s is cut off", async (_, first, files) => {
  const piece = new Uint8Array(64 * 1024);
  function* endless() {
    yield first;
    for (;;) yield piece;
  }
  const { request, read } = streamed(endless());
  expect(await readUpload(request, limits)).toMatchObject({ code: "too-large" });
  const stopped = read.pieces;
  expect(stopped * piece.length).toBeLessThan(files * limits.bytesPerFile);
  await new Promise((resolve) => setImmediate(resolve));
  expect(read.pieces).toBe(stopped);
});

test.each<[string, string[], string | undefined]>([
  ["ends early", [head("front"), "abc"], undefined],
  ["has no boundary", [head("front"), "abc", end], "multipart/form-data"],
  ["is JSON", ['{"front":"abc"}'], "application/json"],
  [
    "has more files than fields",
    ["front", "back", "front"].map((name) => `${head(name)}a\r\n`).concat(end),
    undefined,
  ],
])("a body that %s is no form", async (_, pieces, contentType) => {
  expect(await uploadOf(pieces, contentType)).toMatchObject({ code: "not-a-form" });
});

test("other fields and empty files are left out", async () => {
  const read = await uploadOf([`${head("else")}abc\r\n`, head("front"), end]);
  expect(read.ok && [...read.value.keys()]).toEqual([]);
});
