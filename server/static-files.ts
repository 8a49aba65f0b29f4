import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { closedPolicy, pagePolicy } from "./security-headers.ts";

const brotli = promisify(brotliCompress);
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
  ".webmanifest": "application/manifest+json",
};
const compressible = new Set([".css", ".js", ".mjs", ".json", ".svg", ".txt", ".webmanifest"]);

interface StaticFile {
  readonly path: string;
  readonly headers: Record<string, string>;
  plain?: Body;
  br?: Body;
  gzip?: Body;
}
interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly coding?: "br" | "gzip";
}

/** The built files of the site, from memory once asked for. The list is made at the start, so no path can escape it. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files;
  }

  static async below(folder: string, extra: Record<string, string>): Promise<StaticFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = new Map<string, StaticFile>();
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.startsWith(".")) continue;
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
    if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
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
  if (/worker[^/]*\.m?js$/.test(url)) return { "Content-Security-Policy": pagePolicy([]) };
  return /\.(m?js|css|woff2)$/.test(url) ? {} : { "Content-Security-Policy": closedPolicy };
}

async function bodyOf(file: StaticFile, accepted: string): Promise<Body> {
  file.plain ??= withTag(await readFile(file.path));
  if (!compressible.has(extname(file.path))) return file.plain;
  if (/\bbr\b/.test(accepted)) {
    file.br ??= withTag(await shortestBrotli(file.plain.bytes), "br");
    return file.br;
  }
  if (!/\bgzip\b/.test(accepted)) return file.plain;
  file.gzip ??= withTag(await zip(file.plain.bytes), "gzip");
  return file.gzip;
}

/** Brotli reckons distances in two ways, of which now one and now the other is shorter. A file is compressed once. */
async function shortestBrotli(bytes: Buffer): Promise<Buffer> {
  const ways = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];
  const found = await Promise.all(
    ways.map((way) => brotli(bytes, { params: { [constants.BROTLI_PARAM_MODE]: way } })),
  );
  return found.reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
}

function withTag(bytes: Buffer, coding?: "br" | "gzip"): Body {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, etag, coding };
}
