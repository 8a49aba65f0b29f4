import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { isLanguage } from "#app/i18n/language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import type { BrandFile } from "#app/platform/identity/brand-files.server.ts";
import { brandFiles, identity } from "#app/platform/identity/identity.server.ts";
import { asPng } from "./as-png.ts";
import { asIco, iconImage, iconSizes } from "./icons.ts";
import { webManifest } from "./web-manifest.ts";

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};
const forEver = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";
/** A drawing may hold styles of its own; opened by itself it may do nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Logos, icons and the web app manifest of the brand, at `/brand`. An address with the right hash may be cached for ever. */
export const brandHost = new Hono();
brandHost.use(compress({ threshold: 256 }), etag());

brandHost.get("/:file{manifest-[a-z]+\\.webmanifest}", (context) => {
  const language = context.req.param("file").replace(/^manifest-|\.webmanifest$/g, "");
  if (!isLanguage(language)) return context.notFound();
  const manifest = webManifest(identity(language), language, config.served.colors);
  return context.body(JSON.stringify(manifest), 200, {
    "Content-Type": "application/manifest+json",
    "Cache-Control": durationOf(context),
  });
});

brandHost.get("/icon.svg", (context) => {
  const file = brandFiles.get(`${config.brand}/icon.svg`);
  return file === undefined ? context.notFound() : sendFile(context, file, ".svg");
});

brandHost.get("/:file{icon-[0-9]+\\.png}", async (context) => {
  const size = Number(/\d+/.exec(context.req.param("file"))?.[0]);
  const image = iconSizes.includes(size) ? await iconImage(size) : undefined;
  // Mails show it in mail clients, which are pages of other sites.
  context.header("Cross-Origin-Resource-Policy", "cross-origin");
  return image === undefined ? context.notFound() : send(context, image, ".png");
});

brandHost.get("/:brand/:file{[a-z0-9-]+\\.[0-9a-z.]+}", (context) => {
  const { brand, file: requested } = context.req.param();
  const [, name, hash, ending] = /^([a-z0-9-]+)(?:\.([0-9a-f]{8}))?(\.[a-z]+)$/.exec(requested) ?? [];
  const file = brandFiles.get(`${brand}/${name}${ending}`);
  if (file === undefined || ending === undefined) return context.notFound();
  return sendFile(context, file, ending, hash === file.hash ? forEver : forAnHour);
});

/** `/favicon.ico`, which browsers and others request by themselves. */
export async function faviconIco(context: Context): Promise<Response> {
  const image = await iconImage(32);
  if (image === undefined) return context.notFound();
  return context.body(new Uint8Array(asIco(image, 32)), 200, {
    "Content-Type": "image/x-icon",
    "Cache-Control": durationOf(context),
  });
}

/** A file in what it is; one that is called .svg and is no drawing goes out as png, whatever it is. */
async function sendFile(
  context: Context,
  file: BrandFile,
  ending: string,
  duration?: string,
): Promise<Response> {
  if (!file.isMislabeled) return send(context, file.bytes, ending, duration);
  const png = await asPng(file);
  return png === undefined ? context.notFound() : send(context, png, ".png", duration);
}

function send(context: Context, bytes: Buffer, ending: string, duration = durationOf(context)): Response {
  if (ending === ".svg") context.header("Content-Security-Policy", drawingPolicy);
  return context.body(new Uint8Array(bytes), 200, {
    "Content-Type": ownValue(types, ending) ?? "application/octet-stream",
    "Cache-Control": duration,
  });
}

function durationOf(context: Context): string {
  return context.req.query("v") === identity("en").iconVersion ? forEver : forAnHour;
}
