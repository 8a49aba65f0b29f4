import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentApi } from "#app/features/content/api.server.ts";
import { contentVersion } from "#app/features/content/content.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { addressHash, pictureHash } from "#app/platform/pictures/picture-hash.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { seedContent } from "./content.seed.ts";

const now = new Date("2026-03-01T09:00:00Z");
let root = "";
let folder = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "marsa-hashes-"));
  folder = join(root, "demo");
  await mkdir(join(folder, "pictures/models/nasma/turn"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const draw = (name: string, bytes: string) => writeFile(join(folder, `pictures/${name}.webp`), bytes);
const plain = (name: string) => `/images/demo/${name}.webp`;
const hashed = (name: string, bytes: string) =>
  `/images/demo/${name}.${addressHash(pictureHash(Buffer.from(bytes)))}.webp`;

test("every address in a fragment gets the hash of its own file, however deep it stands", async () => {
  const turn = (frame: number) => `models/nasma/turn/ocean-0${frame}`;
  for (const frame of [0, 1]) await draw(turn(frame), `frame ${frame}`);
  await draw("news", "a picture");
  await mkdir(join(folder, "videos"));
  await writeFile(join(folder, "videos/film.mp4"), "a video");
  const fragment = {
    colours: [{ id: "ocean", animatedImages: [plain(turn(0)), plain(turn(1))], image: plain(turn(0)) }],
    text: `<p>${plain("news")}</p> "${plain("news")}"`,
    video: "/videos/demo/film.mp4",
    missing: plain("models/nasma/none"),
    elsewhere: "https://pictures.example/images/demo/news.webp",
    count: 24,
    nothing: null,
  };
  const frames = [hashed(turn(0), "frame 0"), hashed(turn(1), "frame 1")];
  expect(new MediaHashes(folder).in(fragment)).toEqual({
    ...fragment,
    colours: [{ id: "ocean", animatedImages: frames, image: frames[0] }],
    text: `<p>${plain("news")}</p> "${hashed("news", "a picture")}"`,
    video: `/videos/demo/film.${addressHash(pictureHash(Buffer.from("a video")))}.mp4`,
  });
});

describe("a seeded fragment", () => {
  testDatabase({ jobs: false });
  const seo = (path: string, ogImage?: string) => ({
    key: path,
    shared: {
      canonicalTag: path,
      relativeTag: path,
      ogType: "website",
      twitterCard: "summary_large_image",
      ...(ogImage === undefined ? {} : { ogImage }),
    },
    en: { pageTitle: "Title", description: "Description" },
    ar: { pageTitle: "عنوان", description: "وصف" },
  });
  const write = (fragments: unknown) =>
    writeFile(
      join(folder, "page-seo.json"),
      JSON.stringify({ model: "page-seo", brand: "rimal", fragments }),
    );
  const pictureOf = async (path: string) => {
    const query = `page-seo;lang=ar;brand=rimal;path=${encodeURIComponent(path)}`;
    const answer = await contentApi.request(`/execute.json/marsa/${query}`);
    const { data } = (await answer.json()) as { data: { pageSeoList: { items: { ogImage?: string }[] } } };
    return data.pageSeoList.items[0]?.ogImage;
  };

  test("shows the picture under its hash", async () => {
    await draw("pages-home", "the first picture");
    await write([seo("/", plain("pages-home")), seo("/news")]);
    await seedContent(now, folder);
    expect(await pictureOf("/")).toBe(hashed("pages-home", "the first picture"));
    expect(await contentVersion("rimal")).toBe(1);
  });

  test("is not published again while its picture stays", async () => {
    await draw("pages-home", "the first picture");
    await draw("nobody-shows-this", "changed");
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(1);
  });

  test("is published again when only its picture changed", async () => {
    await draw("pages-home", "the second picture");
    await seedContent(now, folder);
    expect(await contentVersion("rimal")).toBe(2);
    expect(await pictureOf("/")).toBe(hashed("pages-home", "the second picture"));
    expect(await pictureOf("/news")).toBeUndefined();
  });
});
