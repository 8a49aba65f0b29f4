import { mkdir, readdir, readFile, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import { imageHostForTest, writePicture } from "../../tests/factories/program/image-host.ts";

let site: Awaited<ReturnType<typeof imageHostForTest>>;
beforeAll(async () => {
  site = await imageHostForTest();
  await writePicture(site.folder, "models/nasma/side", { width: 900, height: 450 });
  await writePicture(site.root, "outside", { width: 900, height: 450 });
  await writePicture(site.root, "pictures-of-others/outside", { width: 900, height: 450 });
  await symlink(join(site.root, "outside.webp"), join(site.folder, "link.webp"));
  await symlink(join(site.root, "pictures-of-others"), join(site.folder, "others"));
  await symlink("link.webp", join(site.folder, "circle.webp"));
  await symlink("itself.webp", join(site.folder, "itself.webp"));
  await symlink(join(site.folder, "models/nasma/side.webp"), join(site.folder, "inside.webp"));
  await mkdir(join(site.folder, "folder.webp"));
});
afterAll(() => site.end());

/** The refusals of the API have this shape too. */
const refused = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await site.send(path, headers, method);
  const { code, message, requestId } = JSON.parse(answer.body.toString());
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-request-id": requestId });
  return { status: answer.status, code, message };
};

describe("parameters", () => {
  test.each([
    ["w=641"],
    ["w=0"],
    ["w=-320"],
    ["w=1601"],
    ["w=100000"],
    ["w=0640"],
    ["w=640.0"],
    ["w=6e2"],
    ["w=wide"],
    ["w="],
    ["w"],
    ["w=640&w=640"],
    ["w=640&w=320"],
    ["w=%36%34%30"],
    ["W=640"],
    ["h=640"],
    ["w=640&format=avif"],
    ["v=1"],
    [""],
    ["w=640?w=640"],
    ["w=٦٤٠"],
  ])("'?%s' is refused with 400", async (query) => {
    const { status, code } = await refused(`/images/demo/models/nasma/side.webp?${encodeURI(query)}`);
    expect([status, code]).toEqual([400, "unknown-picture-size"]);
  });

  test("the refusal is in the language of the visitor", async () => {
    const path = "/images/demo/models/nasma/side.webp?w=1";
    expect((await refused(path)).message).toMatch(/widths: 320, 480/);
    expect((await refused(path, { "accept-language": "ar" })).message).toMatch(/تُطلب الصورة/);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s is refused with 405", async (method) => {
    expect(await refused("/images/demo/models/nasma/side.webp", {}, method)).toMatchObject({
      status: 405,
      code: "method-not-allowed",
    });
  });
});

describe("no way out of the folder", () => {
  test.each([
    "/images/demo/../../package.json",
    "/images/demo/../outside.webp",
    "/images/demo/models/../../outside.webp",
    "/images/demo/..%2foutside.webp",
    "/images/demo/%2e%2e/outside.webp",
    "/images/demo/%2e%2e%2foutside.webp",
    "/images/demo/%252e%252e%252foutside.webp",
    "/images/demo/..%5coutside.webp",
    "/images/demo/..\\outside.webp",
    "/images/demo/....//outside.webp",
    "/images/demo/.%00./outside.webp",
    "/images/demo/models/nasma/side.webp%00",
    "/images/demo/models/nasma/side%00.webp",
    "/images/demo/models/nasma/side.webp/",
    "/images/demo/models/nasma/side.webp/x.webp",
    "/images/demo//models/nasma/side.webp",
    "/images/demo/models/nasma/%73ide.webp",
    "/images/demo/MODELS/nasma/side.webp",
    "/images/demo/models/nasma/side.WEBP",
    "/images/demo/models/nasma/side",
    "/images/demo/models/nasma/side.png",
    "/images/demo/models/nasma/side.1234567.webp",
    "/images/demo/models/nasma/side.12345678.12345678.webp",
    "/images/demo/a/b/c/d/e.webp",
    "/images/demo/",
    "/images/demo",
    "/images/",
    "/images",
    "/images/other/models/nasma/side.webp",
    "/images/%E0%A4%A",
    `/images/demo/${"x".repeat(300)}.webp`,
    `/images/demo/${"x/".repeat(3)}${"x".repeat(5_000)}.webp`,
    "http://localhost/images/demo/models/nasma/side.webp",
  ])("%s is no picture", async (path) => {
    expect(await refused(path)).toMatchObject({ status: 404, code: "not-found" });
  });

  test.each(["link", "circle", "itself", "others/outside", "folder", "none", "models/none/side"])(
    "neither a link that leads out, nor a folder, nor nothing: %s",
    async (name) => {
      expect(await refused(`/images/demo/${name}.webp`)).toMatchObject({ status: 404, code: "not-found" });
    },
  );

  test("a link inside the folder is a picture", async () => {
    expect((await site.send("/images/demo/inside.webp")).status).toBe(200);
  });
});

describe("damaged files", () => {
  test.each([
    ["an empty file", "empty", async (path: string) => writeFile(path, "")],
    ["a text", "text", async (path: string) => writeFile(path, "<svg onload=alert(1)>")],
    ["half a picture", "half", async (path: string) => halve(path)],
    ["a picture of a whole length with spoilt insides", "spoilt", async (path: string) => spoil(path)],
  ])(
    "%s is refused without a trace of the program, and reported to the operator once",
    async (_, name, write) => {
      await write(join(site.folder, `${name}.webp`));
      const logged = vi.spyOn(log, "error").mockReturnValue();
      for (const query of ["?w=640", "?w=320", "?w=320", ""]) {
        const { status, code, message } = await refused(`/images/demo/${name}.webp${query}`);
        expect([status, code]).toEqual([500, "broken-picture"]);
        expect(message).not.toMatch(/webp|sharp|vips|\//i);
      }
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    },
  );

  async function halve(path: string) {
    await writePicture(site.folder, "half", { width: 900, height: 450 });
    await truncate(path, 4_000);
  }

  async function spoil(path: string) {
    await writePicture(site.folder, "spoilt", { width: 900, height: 450 });
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0xff, bytes.indexOf("VP8 ") + 18));
  }
});

test("nothing of all this was stored on the disk", async () => {
  await site.host.close();
  expect(await readdir(site.cacheFolder).catch(() => [])).toEqual([]);
});
