import { access } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";

/** The widths that the image host serves: a picture is never made larger than it is (specification, section 3). */
const widths = [320, 480, 640, 800, 960, 1280, 1600];
const mostKept = 200;

/** The image host: `/images/demo/NAME.webp?w=640`, in webp, at most 1600 pixels wide. */
export function imageHost(folder: string): Hono {
  const made = new Map<string, Promise<Buffer>>();
  const app = new Hono();
  app.get("/demo/:name{[a-z0-9-]+\\.webp}", async (context) => {
    const path = join(folder, context.req.param("name"));
    const width = Number(context.req.query("w") ?? 1600);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (!isThere || !widths.includes(width)) return context.body(null, 404);
    const key = `${width} ${path}`;
    if (made.size > mostKept) made.clear();
    const picture = made.get(key) ?? resize(path, width);
    made.set(key, picture);
    picture.catch(() => made.delete(key));
    const body = new Uint8Array(await picture);
    return context.body(body, 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=86400",
    });
  });
  return app;
}

function resize(path: string, width: number): Promise<Buffer> {
  return sharp(path).resize({ width, withoutEnlargement: true }).webp({ quality: 72, effort: 5 }).toBuffer();
}
