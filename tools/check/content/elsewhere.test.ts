import { expect, test } from "vitest";
import type { FileFragment } from "#db/seed/content-files.ts";
import { checkElsewhere } from "./elsewhere.ts";

const host = "https://cdn.example";
const svg = { type: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const files: Readonly<Record<string, { type: string; body?: string }>> = {
  "/17": { type: "image/jpeg" },
  "/18": { type: "video/webm" },
  "/19": { type: "text/html" },
  "/film.mp4": { type: "application/octet-stream" },
  "/drawing.svg": svg,
  "/scan.svg": { ...svg, body: "\x89PNG" },
};
const requests: string[] = [];
async function load(address: string, method: string) {
  const path = new URL(address).pathname;
  requests.push(`${method} ${path}`);
  if (path === "/gone") throw new TypeError("fetch failed");
  const file = files[path];
  if (!file) return new Response(null, { status: 404 });
  return new Response(method === "HEAD" ? null : file.body, { headers: { "content-type": file.type } });
}
function page(shared: Record<string, unknown>): FileFragment {
  return { file: "x.json", brand: "rimal", model: "car", key: "a", position: 0, shared, texts: { en: {} } };
}

test.each<[string, Record<string, unknown>, string[]]>([
  ["a picture by its content type", { heroPicture: { wide: `${host}/17` } }, []],
  ["a video by its content type", { list: [{ video: `${host}/18` }] }, []],
  ["a video by its ending", { video: `${host}/film.mp4` }, []],
  ["a drawing", { carImage: `${host}/drawing.svg` }, []],
  ["our own files and links", { wide: "/images/demo/a.webp", url: `${host}/19` }, []],
  ["a video for a picture", { narrow: `${host}/18` }, [`${host}/18 shows video, not image`]],
  [
    "a page for a video",
    { video: `${host}/19` },
    [`${host}/19 shows neither a picture nor a video, not video`],
  ],
  [
    "a picture that is called a drawing",
    { logoImage: `${host}/scan.svg` },
    [`${host}/scan.svg is called .svg and is no drawing`],
  ],
  ["one that is missing", { wide: `${host}/none.png` }, [`${host}/none.png answers 404`]],
  ["a host that does not answer", { wide: `${host}/gone` }, [`${host}/gone cannot be reached`]],
])("%s", async (_, shared, problems) => {
  expect(await checkElsewhere([page(shared)], load)).toEqual(problems.map((one) => `x.json a: ${one}`));
});

test("each address is requested once, however often it is shown", async () => {
  requests.length = 0;
  const twice = page({ wide: `${host}/17`, narrow: `${host}/17` });
  await checkElsewhere([twice, twice], load);
  expect(requests).toEqual(["HEAD /17"]);
});
