import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureWidths } from "#app/lib/address/picture-address.ts";
import { addressHash, pictureHash } from "#app/platform/pictures/picture-hash.server.ts";
import { encodings, imageHostForTest, writePicture } from "../../tests/factories/program/image-host.ts";
import { until } from "../../tests/factories/until.ts";

const avif = { accept: "image/avif,image/webp,*/*;q=0.8" };
const hero = "/images/demo/models/nasma/hero-wide";

let site: Awaited<ReturnType<typeof imageHostForTest>>;
beforeAll(async () => {
  site = await imageHostForTest();
  await writePicture(site.folder, "models/nasma/hero-wide", { width: 2880, height: 1620 });
  await writePicture(site.folder, "models/nasma/side", { width: 900, height: 450 });
});
afterAll(() => site.end());

const source = (name: string) => readFile(join(site.folder, `${name}.webp`));
const hashOf = async (name: string) => addressHash(pictureHash(await source(name)));
const sizeOf = async (body: Buffer) => {
  const { width, height, format } = await sharp(body).metadata();
  return { width, height, format };
};

describe("sizes", () => {
  test.each(pictureWidths)("a width of the list is made: %i", async (width) => {
    const { status, headers, body } = await site.send(`${hero}.webp?w=${width}`);
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(await sizeOf(body)).toEqual({ width, height: Math.round((width * 9) / 16), format: "webp" });
  });

  test("a picture is never larger than its file", async () => {
    for (const query of ["", "?w=960", "?w=1600"]) {
      const { body } = await site.send(`/images/demo/models/nasma/side.webp${query}`);
      expect(await sizeOf(body)).toEqual({ width: 900, height: 450, format: "webp" });
    }
  });

  test("at its own width a picture goes out as it was compressed, byte for byte", async () => {
    const before = await encodings("webp");
    const { body } = await site.send("/images/demo/models/nasma/side.webp", avif);
    expect(body.equals(await source("models/nasma/side"))).toBe(true);
    expect(await encodings("webp")).toBe(before);
  });

  test("a transparent ground stays transparent", async () => {
    const { body } = await site.send("/images/demo/models/nasma/side.webp?w=480");
    expect((await sharp(body).metadata()).hasAlpha).toBe(true);
  });

  test("a shared link shows a JPEG in one size, whatever the picture's own", async () => {
    for (const name of ["models/nasma/hero-wide", "models/nasma/side"]) {
      const { headers, body } = await site.send(`/images/demo/${name}.webp?share`, avif);
      expect(headers["content-type"]).toBe("image/jpeg");
      expect(await sizeOf(body)).toEqual({ width: 1200, height: 630, format: "jpeg" });
    }
  });

  test("in a shared link a transparent picture stands whole on the ground of the brand", async () => {
    const { body } = await site.send("/images/demo/models/nasma/side.webp?share");
    const { data } = await sharp(body)
      .extract({ left: 600, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].every((value, channel) => Math.abs(value - ([251, 250, 247][channel] ?? 0)) <= 3)).toBe(
      true,
    );
  });

  test("a photograph with notes of a camera is made anew without them, at most 1600 wide", async () => {
    const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#567" } });
    await photo
      .withExif({ IFD0: { Artist: "somebody" } })
      .webp()
      .toFile(join(site.folder, "photo.webp"));
    const { body } = await site.send("/images/demo/photo.webp");
    const { width, exif } = await sharp(body).metadata();
    expect([width, exif]).toEqual([1600, undefined]);
  });
});

describe("formats", () => {
  test("the first answer is webp, and avif follows once it is made, where it is smaller", async () => {
    const path = "/images/demo/models/nasma/side.webp?w=640";
    const first = await site.send(path, avif);
    expect([first.headers["content-type"], first.headers.vary]).toEqual(["image/webp", "Accept"]);
    const later = await until(async () => {
      const answer = await site.send(path, avif);
      expect(answer.headers["content-type"]).toBe("image/avif");
      return answer;
    });
    expect(later.body.length).toBeLessThan(first.body.length);
    expect([later.headers.vary, (await sizeOf(later.body)).width]).toEqual(["Accept", 640]);
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });

  test("webp stays where avif is not smaller by a tenth, and avif is not tried again", async () => {
    await writePicture(site.folder, "noise", { noise: true });
    const before = await encodings("avif");
    await site.send("/images/demo/noise.webp?w=640", avif);
    await until(async () => expect(await encodings("avif")).toBe(before + 1));
    for (const _ of [1, 2, 3]) {
      const { status, headers, body } = await site.send("/images/demo/noise.webp?w=640", avif);
      expect([status, headers["content-type"], body.length > 0]).toEqual([200, "image/webp", true]);
    }
    await site.restart();
    await site.send("/images/demo/noise.webp?w=640", avif);
    // Waiting work is done in turn: when this one is made, the other one would have been.
    await until(async () => {
      const { headers } = await site.send("/images/demo/models/nasma/side.webp?w=320", avif);
      expect(headers["content-type"]).toBe("image/avif");
    });
    expect(await encodings("avif")).toBe(before + 2);
  });

  test.each([undefined, "*/*", "image/webp,*/*", "image/avif;q=0, image/webp"])(
    "a browser that does not accept avif gets webp: %s",
    async (accept) => {
      const { headers } = await site.send(
        "/images/demo/models/nasma/side.webp?w=640",
        accept === undefined ? {} : { accept },
      );
      expect(headers["content-type"]).toBe("image/webp");
    },
  );
});

describe("what may be cached", () => {
  test("an address with the hash of the file is for ever", async () => {
    const { status, headers } = await site.send(
      `${hero}.${await hashOf("models/nasma/hero-wide")}.webp?w=640`,
    );
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  });

  test.each(["", ".00000000"])(
    "one without it, or with an old one, shows what is there now: '%s'",
    async (hash) => {
      const { status, headers, body } = await site.send(`${hero}${hash}.webp`);
      expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
      expect(await sizeOf(body)).toEqual({ width: 1600, height: 900, format: "webp" });
    },
  );

  test("an unchanged picture is not sent again", async () => {
    const { headers } = await site.send(`${hero}.webp?w=320`);
    const etag = String(headers.etag);
    for (const etags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await site.send(`${hero}.webp?w=320`, { "if-none-match": etags });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await site.send(`${hero}.webp?w=320`, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("HEAD says the same and sends nothing", async () => {
    const { headers, body } = await site.send(`${hero}.webp?w=480`);
    const head = await site.send(`${hero}.webp?w=480`, {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect([head.headers["content-length"], head.headers.etag]).toEqual([String(body.length), headers.etag]);
  });

  test("a picture shows nothing but itself", async () => {
    const { headers } = await site.send(`${hero}.webp`);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    });
  });
});
