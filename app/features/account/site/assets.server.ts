import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Hono } from "hono";
import { identity } from "#app/platform/identity/identity.server.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

const own = (file: string) => join(import.meta.dirname, file);
const font = (script: string) => own(`../../../ui/fonts/alexandria-${script}.woff2`);

const files = new Map<string, { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }>();
const add = (name: string, bytes: Buffer) => {
  const extension = extname(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const hashed = `${name.slice(0, -extension.length)}-${hash}${extension}`;
  files.set(hashed, { type: types[extension] ?? "application/octet-stream", bytes: new Uint8Array(bytes) });
  return `/accounts/assets/${hashed}`;
};

const addresses: Readonly<Record<string, string>> = {
  "font-latin.woff2": add("font-latin.woff2", readFileSync(font("latin"))),
  "font-arabic.woff2": add("font-arabic.woff2", readFileSync(font("arabic"))),
};
const sheets = ["accounts.css", "accounts-frame.css", "accounts-forms.css"];
// The brand's colors are the same in every language.
const style = [identity("en").style, ...sheets.map((sheet) => readFileSync(own(sheet), "utf8"))]
  .join("\n")
  .replace(/asset:([\w.-]+)/g, (_, name: string) => addresses[name] ?? name);

/** The addresses of the site's files. Each holds a hash of its content, so it may be cached forever. */
export const assetAddress = {
  style: add("accounts.css", Buffer.from(style)),
  font: { en: addresses["font-latin.woff2"] ?? "", ar: addresses["font-arabic.woff2"] ?? "" },
};

export const assets = new Hono().get("/:name", (context) => {
  const file = files.get(context.req.param("name"));
  if (file === undefined) return context.notFound();
  return context.body(file.bytes, 200, {
    "Content-Type": file.type,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
});
