import { describe, expect, test } from "vitest";
import { isPicturePublished, parsePictureAddress, pictureAddresses, sourceSetOf } from "./picture-address.ts";
import { videoAddresses } from "./video-address.ts";

describe("an address of the image host", () => {
  test.each([
    ["/images/demo/side.webp", { place: "demo", name: "side", hash: undefined }],
    ["/images/demo/a/b/c/side-2.webp", { place: "demo", name: "a/b/c/side-2", hash: undefined }],
    ["/images/demo/a/side.0a1b2c3d.webp", { place: "demo", name: "a/side", hash: "0a1b2c3d" }],
  ])("%s", (address, parts) => {
    expect(parsePictureAddress(address)).toEqual(parts);
  });

  test.each([
    "",
    "/images/demo/a/b/c/d/side.webp",
    "/images/demo/side.png",
    "/images/demo/side.0A1B2C3D.webp",
    "/images/demo/side.0a1b2c3.webp",
    "/images/demo/../side.webp",
    "/images/demo/side.webp\n",
    "https://other.example/images/demo/side.webp",
  ])("%j is none", (address) => {
    expect(parsePictureAddress(address)).toBeUndefined();
  });
});

describe("hashes in content", () => {
  const hashed = (text: string) =>
    pictureAddresses.withHashes(text, "demo", (name) =>
      name === "models/nasma/side" ? "0a1b2c3d" : undefined,
    );
  const address = "/images/demo/models/nasma/side.webp";
  const withHash = "/images/demo/models/nasma/side.0a1b2c3d.webp";

  test.each([
    [address, withHash],
    [`${address}?w=640`, `${withHash}?w=640`],
    [
      `<img src="${address}"> and (${address}), ${address}`,
      `<img src="${withHash}"> and (${withHash}), ${withHash}`,
    ],
  ])("%s", (text, expected) => {
    expect(hashed(text)).toBe(expected);
    expect(hashed(expected)).toBe(expected);
  });

  test.each([
    "/images/demo/models/nasma/unknown.webp",
    "/images/other/models/nasma/side.webp",
    `https://other.example${address}`,
    `/copy${address}`,
    `${address}x`,
    "No picture at all",
  ])("%s stays as it is", (text) => {
    expect(hashed(text)).toBe(text);
  });
});

describe("srcset", () => {
  const widthsOf = (address: string, own: number) =>
    sourceSetOf(address, own)
      ?.split(", ")
      .map((one) => one.replace("/images/demo/a.webp", ""));

  test.each([
    [
      1600,
      [
        "?w=320 320w",
        "?w=480 480w",
        "?w=640 640w",
        "?w=720 720w",
        "?w=800 800w",
        "?w=960 960w",
        "?w=1080 1080w",
        "?w=1280 1280w",
        " 1600w",
      ],
    ],
    [
      1080,
      ["?w=320 320w", "?w=480 480w", "?w=640 640w", "?w=720 720w", "?w=800 800w", "?w=960 960w", " 1080w"],
    ],
    [800, ["?w=320 320w", "?w=480 480w", "?w=640 640w", "?w=720 720w", " 800w"]],
    [200, [" 200w"]],
  ])("of a picture %i wide ends with the picture itself", (own, expected) => {
    expect(widthsOf("/images/demo/a.webp", own)).toEqual(expected);
  });

  test.each([
    [1700, [" 1600w"]],
    [2400, [" 1600w", "?w=1920 1920w", "?w=2400 2400w"]],
    [3000, [" 1600w", "?w=1920 1920w", "?w=2400 2400w", "?w=2880 2880w"]],
  ])("of a picture %i wide names the larger widths that it has", (own, larger) => {
    expect(widthsOf("/images/demo/a.webp", own)?.slice(-larger.length)).toEqual(larger);
  });

  test("is not made for a picture from elsewhere", () => {
    expect(sourceSetOf("https://pictures.example/a.webp", 1600)).toBeUndefined();
  });
});

describe("whether a page may count on a picture", () => {
  test.each([
    ["/images/demo/a/side.0a1b2c3d.webp", true],
    ["/images/demo/a/side.webp", false],
    // Elsewhere is not ours to know.
    ["https://pictures.example/side.webp", true],
    ["/brand/rimal/social.jpg", true],
  ])("%s: %s", (address, published) => {
    expect(isPicturePublished(address)).toBe(published);
  });
});

test("a video has addresses of its own, which no picture has", () => {
  const video = "/videos/demo/models/suhail.mp4";
  expect(videoAddresses.withHashes(`"${video}"`, "demo", () => "0a1b2c3d")).toBe(
    '"/videos/demo/models/suhail.0a1b2c3d.mp4"',
  );
  expect(pictureAddresses.withHashes(video, "demo", () => "0a1b2c3d")).toBe(video);
  expect([videoAddresses.isPublished(video), videoAddresses.parse("/images/demo/a.webp")]).toEqual([
    false,
    undefined,
  ]);
});
