import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { privateFiles } from "./private-files.server.ts";

testDatabase({ jobs: false });
const folder = process.env.MARSA_FILES_DIR ?? "";
const canary = Buffer.from("canary-4711 of a passport");

async function keys(prefix = ""): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of privateFiles.list(prefix)) found.push(key);
  return found.sort();
}

describe("a private file", () => {
  test("comes back as it was, and can be replaced and deleted", async () => {
    await privateFiles.put("pages/a/0", canary);
    expect(await privateFiles.get("pages/a/0")).toEqual(canary);
    await privateFiles.put("pages/a/0", Buffer.from("other"));
    expect(String(await privateFiles.get("pages/a/0"))).toBe("other");
    await privateFiles.deleteAll("pages/a/");
    expect(await privateFiles.get("pages/a/0")).toBeUndefined();
    await privateFiles.deleteAll("pages/a/");
    expect(await readdir(folder)).toEqual(["pages"]);
  });

  test("is sealed on the disk, for its own key alone", async () => {
    await privateFiles.put("pages/b/0", canary);
    const stored = await readFile(join(folder, "pages/b/0"));
    expect(stored.includes("canary")).toBe(false);
    await mkdir(join(folder, "pages/c"));
    await writeFile(join(folder, "pages/c/0"), stored);
    await expect(privateFiles.get("pages/c/0")).rejects.toThrow();
    stored[stored.length - 1] = (stored.at(-1) ?? 0) ^ 1;
    await writeFile(join(folder, "pages/b/0"), stored);
    await expect(privateFiles.get("pages/b/0")).rejects.toThrow();
    await privateFiles.deleteAll("pages/");
  });

  test.each(["", "a", "../a/b", "a/../b", "/a/b", "a//b", "a/b/", "a/.b", "A/b", `a/${"b".repeat(200)}`])(
    "cannot have the key «%s»",
    async (key) => {
      await expect(privateFiles.put(key, canary)).rejects.toThrow("not a key");
    },
  );

  test("is written whole or not at all: of many at once one stands, and nothing unfinished", async () => {
    const texts = Array.from({ length: 20 }, (_, number) => String(number).repeat(5_000));
    await Promise.all(texts.map((text) => privateFiles.put("pages/d/0", Buffer.from(text))));
    expect(texts).toContain(String(await privateFiles.get("pages/d/0")));
    expect(await readdir(join(folder, "pages/d"))).toEqual(["0"]);
    await privateFiles.deleteAll("pages/d/");
  });

  test("survives that its neighbors are deleted meanwhile, with their folder", async () => {
    for (let round = 0; round < 20; round += 1) {
      await privateFiles.put("pages/e/0", canary);
      await Promise.all([privateFiles.deleteAll("pages/e/"), privateFiles.put("pages/f/1", canary)]);
    }
    expect(await keys()).toEqual(["pages/f/1"]);
    await privateFiles.deleteAll("pages/f/");
  });
});

test("files are listed by their prefix; what a crash left half written is none, and goes after its time", async () => {
  await privateFiles.put("pages/g/0", canary);
  await privateFiles.put("originals/g/0-0", canary);
  const left = join(folder, "pages/g/.unfinished-1");
  await writeFile(left, "half");
  // The disk has the machine's time, which need not be the run's.
  await utimes(left, new Date(), new Date());
  expect(await keys("pages/")).toEqual(["pages/g/0"]);
  expect(await keys()).toEqual(["originals/g/0-0", "pages/g/0"]);
  const dayAgo = new Date(Date.now() - 86_400_000);
  expect(await privateFiles.removeUnfinished(dayAgo)).toBe(0);
  await utimes(left, dayAgo, dayAgo);
  expect(await privateFiles.removeUnfinished(new Date(dayAgo.getTime() + 1_000))).toBe(1);
  expect(await readdir(join(folder, "pages/g"))).toEqual(["0"]);
});

test("no key is made of a prefix without an end", async () => {
  await expect(privateFiles.deleteAll("pages")).rejects.toThrow("prefix");
});
