import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { compressBrotli } from "./compress-brotli.ts";
import { closedPolicy, pagePolicy } from "./security-headers.ts";

const zip = promisify(gzip);

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const compressible = new Set([".css", ".js", ".mjs", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);
/** The brotli of a built file stands beside it: compressing the map alone takes seconds of two cores. */
export const compressedEnding = ".br";

interface StaticFile {
  readonly path: string;
  readonly headers: Record<string, string>;
  plain?: Promise<Body>;
  br?: Promise<Body>;
  gzip?: Promise<Body>;
}
interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly coding?: "br" | "gzip";
}

/** The built files of the site, from memory once requested. The list is made at the start, so no path can escape it. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files;
  }

  static async below(folder: string, extra: Record<string, string>): Promise<StaticFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = new Map<string, StaticFile>();
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.startsWith(".") || entry.name.endsWith(compressedEnding)) continue;
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(folder, path).split(sep).join("/")}`;
      const hashed = url.startsWith("/assets/");
      const headers = {
        ...extra,
        ...policyOf(url),
        "Content-Type": types[extname(url)] ?? "application/octet-stream",
        "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      };
      files.set(url, { path, headers });
    }
    return new StaticFiles(files);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const file = this.#files.get(url);
    if (file === undefined) return false;
    const { bytes, etag, coding } = await bodyOf(file, request.headers["accept-encoding"] ?? "");
    const headers = {
      ...file.headers,
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(coding ? { "Content-Encoding": coding } : {}),
    };
    if (hasETag(request.headers["if-none-match"], etag)) response.writeHead(304, headers).end();
    else
      response
        .writeHead(200, { ...headers, "Content-Length": bytes.length })
        .end(request.method === "HEAD" ? undefined : bytes);
    return true;
  }
}

/**
 * A worker is held to the policy of its own file, and what a browser may show as a page to a closed one. Scripts, styles
 * and fonts live under the page's policy: on them the header would only be bytes.
 */
function policyOf(url: string): Record<string, string> {
  if (basename(url).includes("worker") && /\.m?js$/.test(url))
    return { "Content-Security-Policy": pagePolicy([]) };
  return /\.(m?js|css|woff2)$/.test(url) ? {} : { "Content-Security-Policy": closedPolicy };
}

/** Whether a file becomes smaller on its way. */
export function isCompressible(path: string): boolean {
  return compressible.has(extname(path));
}

/** A file is read and compressed once, however many requests come at the same time. */
function bodyOf(file: StaticFile, accepted: string): Promise<Body> {
  const isCoded = isCompressible(file.path);
  if (isCoded && /\bbr\b/.test(accepted)) {
    file.br ??= once(
      async () => withTag(await brotliOf(file.path), "br"),
      () => delete file.br,
    );
    return file.br;
  }
  if (isCoded && /\bgzip\b/.test(accepted)) {
    file.gzip ??= once(
      async () => withTag(await zip(await readFile(file.path)), "gzip"),
      () => delete file.gzip,
    );
    return file.gzip;
  }
  file.plain ??= once(
    async () => withTag(await readFile(file.path)),
    () => delete file.plain,
  );
  return file.plain;
}

/** A failure is not cached: the next request tries again. */
function once(make: () => Promise<Body>, forget: () => void): Promise<Body> {
  const made = make();
  made.catch(forget);
  return made;
}

async function brotliOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path + compressedEnding);
  } catch {
    // Not built by the product's own build: compressed here.
    return compressBrotli(await readFile(path));
  }
}

function withTag(bytes: Buffer, coding?: "br" | "gzip"): Body {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, etag, coding };
}
