import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetDemo, kindOfDataFolder, noteDemo } from "./data-folder.server.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("one that is not there, is empty or holds what can be made again is fresh", async () => {
  expect(kindOfDataFolder(join(folder, "none"))).toBe("fresh");
  expect(kindOfDataFolder(folder)).toBe("fresh");
  await mkdir(join(folder, "pictures"));
  expect(kindOfDataFolder(folder)).toBe("fresh");
});

test.each(["postgres", "cluster-id", "files", "erasures.jsonl"])(
  "one with %s is an installation's, and never becomes the demo's",
  async (name) => {
    await writeFile(join(folder, name), "");
    expect(kindOfDataFolder(folder)).toBe("used");
    noteDemo(folder);
    expect(kindOfDataFolder(folder)).toBe("used");
    expect(await readdir(folder)).toEqual([name]);
  },
);

test("one that began with the demo stays the demo's until a start without it", async () => {
  noteDemo(folder);
  await writeFile(join(folder, "cluster-id"), "");
  expect(kindOfDataFolder(folder)).toBe("demo");
  noteDemo(folder);
  expect(kindOfDataFolder(folder)).toBe("demo");
  forgetDemo(folder);
  expect(kindOfDataFolder(folder)).toBe("used");
});
