import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { log } from "#app/platform/log.server.ts";
import { addressHash, pictureHash } from "#app/platform/pictures/picture-hash.server.ts";
import { encodings, imageHostForTest, writePicture } from "../../tests/factories/program/image-host.ts";
import { until } from "../../tests/factories/until.ts";

const avif = { accept: "image/avif,image/webp,*/*" };
let site: Awaited<ReturnType<typeof imageHostForTest>>;
const begin = async (limits: Parameters<typeof imageHostForTest>[0] = {}) => {
  site = await imageHostForTest(limits);
  for (const name of ["a", "b", "c"])
    await writePicture(site.folder, `cars/${name}`, { hue: name.charCodeAt(0) });
};
afterEach(() => site.end());

const storedFiles = async () =>
  (await readdir(site.cacheFolder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const storedBytes = async () => {
  const sizes = await Promise.all((await storedFiles()).map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe("each size is made once", () => {
  beforeEach(() => begin());

  test("20 first requests at once are one encoding", async () => {
    const before = await encodings("webp");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.send("/images/demo/cars/a.webp?w=640")),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(await encodings("webp")).toBe(before + 1);
  });

  test("a restart makes nothing again, neither webp nor avif", async () => {
    await site.send("/images/demo/cars/a.webp?w=640", avif);
    await until(async () => expect(await storedFiles()).toHaveLength(2));
    const made = await site.send("/images/demo/cars/a.webp?w=640", avif);
    const before = [await encodings("webp"), await encodings("avif")];
    await site.restart();
    const again = await site.send("/images/demo/cars/a.webp?w=640", avif);
    expect(again.body.equals(made.body)).toBe(true);
    expect([await encodings("webp"), await encodings("avif")]).toEqual(before);
  });

  test("a file of the cache that was lost or emptied is made again", async () => {
    const first = await site.send("/images/demo/cars/a.webp?w=640");
    for (const spoil of [(path: string) => writeFile(path, ""), (path: string) => rm(path)]) {
      await site.restart();
      for (const path of await storedFiles()) await spoil(path);
      expect((await site.send("/images/demo/cars/a.webp?w=640")).body.equals(first.body)).toBe(true);
    }
  });

  test("a disk that takes nothing costs no picture", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue();
    await writeFile(site.cacheFolder, "a file where the folder should be");
    expect((await site.send("/images/demo/cars/a.webp?w=640")).status).toBe(200);
    await site.host.close();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe("a changed file", () => {
  beforeEach(() => begin());

  test("is shown a moment later, and its old address is no longer for ever", async () => {
    const path = join(site.folder, "cars/a.webp");
    const address = `/images/demo/cars/a.${addressHash(pictureHash(await readFile(path)))}.webp`;
    expect((await site.send(address)).headers["cache-control"]).toMatch(/immutable/);
    await writePicture(site.folder, "cars/a", { hue: 200, width: 700 });
    const changed = await readFile(path);
    await until(async () => expect((await site.send(address)).body.equals(changed)).toBe(true));
    expect((await site.send(address)).headers["cache-control"]).toBe("public, max-age=300");
    const { headers } = await site.send(`/images/demo/cars/a.${addressHash(pictureHash(changed))}.webp`);
    expect(headers["cache-control"]).toMatch(/immutable/);
  });

  test("is never cached under the name of the old one, however close the change", async () => {
    await site.send("/images/demo/cars/a.webp");
    await cp(join(site.folder, "cars/a.webp"), join(site.folder, "cars/copy-of-a.webp"));
    await writePicture(site.folder, "cars/a", { hue: 200, width: 700 });
    const changed = await site.send("/images/demo/cars/a.webp?w=640");
    const old = await site.send("/images/demo/cars/copy-of-a.webp?w=640");
    expect([changed.status, old.status, changed.body.equals(old.body)]).toEqual([200, 200, false]);
  });

  test("that is gone is 404", async () => {
    await site.send("/images/demo/cars/a.webp?w=640");
    await rm(join(site.folder, "cars/a.webp"));
    await until(async () => expect((await site.send("/images/demo/cars/a.webp?w=640")).status).toBe(404));
  });
});

describe("the cache on the disk is bounded", () => {
  test("what was not used for longest goes first", async () => {
    await begin({ diskBytes: 100_000, memoryBytes: 1 });
    for (const name of ["a", "b", "c"]) await site.send(`/images/demo/cars/${name}.webp?w=320`);
    await site.host.close();
    const size = (await storedBytes()) / 3;
    await site.end();
    await begin({ diskBytes: size * 2.5, memoryBytes: 1 });
    const hash = async (name: string) => pictureHash(await readFile(join(site.folder, `cars/${name}.webp`)));
    for (const name of ["a", "b"]) await site.send(`/images/demo/cars/${name}.webp?w=320`);
    await site.host.close();
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const path of await storedFiles()) await utimes(path, hourAgo, hourAgo);
    await site.restart();
    await site.send("/images/demo/cars/a.webp?w=320");
    await until(async () => {
      const times = await Promise.all((await storedFiles()).map(async (path) => (await stat(path)).mtimeMs));
      expect(Math.max(...times)).toBeGreaterThan(hourAgo.getTime());
    });
    await site.restart();
    await site.send("/images/demo/cars/c.webp?w=320");
    await site.host.close();
    const stored = (await storedFiles()).join();
    expect([
      stored.includes(await hash("a")),
      stored.includes(await hash("b")),
      stored.includes(await hash("c")),
    ]).toEqual([true, false, true]);
    expect(await storedBytes()).toBeLessThanOrEqual(size * 2.5);
  });

  test("what a crash left half written goes after a minute", async () => {
    await begin();
    const part = join(site.cacheFolder, "ab/abc.webp.1.part");
    await mkdir(join(part, ".."), { recursive: true });
    await writeFile(part, "half");
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(part, hourAgo, hourAgo);
    await site.send("/images/demo/cars/a.webp?w=320");
    await site.host.close();
    expect((await storedFiles()).filter((path) => path.endsWith(".part"))).toEqual([]);
  });
});

describe("under a crowd", () => {
  test("a picture waits in the line of its caller", async () => {
    await begin({ encodingsAtOnce: 1 });
    const encode = vi.spyOn(WorkQueue.prototype, "run");
    await site.send("/images/demo/cars/a.webp?w=320");
    expect(encode.mock.calls[0]?.[1]?.caller).toMatch(/^127\.0\.0\.1$|^0:0:0::\/48$/);
    encode.mockRestore();
  });

  test("more than may wait get a Retry-After", async () => {
    await begin({ encodingsAtOnce: 1, mostWaiting: 1 });
    const files = ["a", "b", "c"].flatMap((name) =>
      [320, 480, 640].map((width) => `${name}.webp?w=${width}`),
    );
    const answers = await Promise.all(files.map((file) => site.send(`/images/demo/cars/${file}`)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(answers.find(({ status }) => status === 503)?.headers["retry-after"]).toBe("10");
    // Every admitted request has been answered: none waits any more.
    for (const file of files) expect((await site.send(`/images/demo/cars/${file}`)).status).toBe(200);
  });
});
