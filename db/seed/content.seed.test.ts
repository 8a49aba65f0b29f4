import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentVersion, publishFragment } from "#app/features/content/content.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { seedContent } from "./content.seed.ts";

const now = new Date("2026-03-01T09:00:00Z");
const demo = join(import.meta.dirname, "../../content/demo");

describe("the content seed", () => {
  testDatabase({ jobs: false });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "marsa-content-"));
    await cp(demo, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const change = async (file: string, from: string, to: string) => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
  };

  test("publishes the demo under one version, and nothing the second time", async () => {
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(1);
    const before = queryCount();
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(1);
    expect(queryCount() - before).toBeLessThanOrEqual(2);
  });

  test("publishes again what changed in a file", async () => {
    await change("profile-menu.json", "Stay signed in", "Not now");
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(2);
  });

  test("leaves what an editor changed until its file changes", async () => {
    const file = JSON.parse(await readFile(join(folder, "profile-menu.json"), "utf8"));
    const [{ key, shared, en }] = file.fragments;
    const edited = {
      model: "profile-menu",
      key,
      shared,
      texts: { en: { ...en, logoutPopupTitle: "Edited" } },
    };
    await publishFragment("rimal", edited, now);
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(3);
  });

  test("stops with the name of the field that does not fit", async () => {
    await change("footer.json", '"+97455001200"', '"call us"');
    await expect(seedContent(now, folder)).rejects.toThrow(/invalid-content .*shared\.phoneNumber/);
    expect(await contentVersion("rimal")).toBe(3);
  });
});
