import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { identity } from "#app/platform/identity/identity.server.ts";

/** The library as one file, which no import of its package names. */
const webAuthn = join(
  dirname(fileURLToPath(import.meta.resolve("@simplewebauthn/browser"))),
  "../dist/bundle/index.umd.min.js",
);

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

const own = (file: string) => join(import.meta.dirname, file);
const font = (file: string) => readFileSync(own(`../../../ui/fonts/${file}.woff2`));

const files = new Map<string, { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }>();
const add = (name: string, bytes: Buffer) => {
  const extension = extname(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const hashed = `${name.slice(0, -extension.length)}-${hash}${extension}`;
  files.set(hashed, { type: types[extension] ?? "application/octet-stream", bytes: new Uint8Array(bytes) });
  return `/accounts/assets/${hashed}`;
};

const addresses: Readonly<Record<string, string>> = {
  "font-latin.woff2": add("font-latin.woff2", font("alexandria-latin")),
  "font-arabic.woff2": add("font-arabic.woff2", font("alexandria-arabic")),
  "font-serif.woff2": add("font-serif.woff2", font("noto-serif-latin")),
  "font-naskh.woff2": add("font-naskh.woff2", font("noto-naskh-arabic")),
};
const sheets = ["accounts.css", "accounts-frame.css", "accounts-forms.css"];
// The brand's colors and face are the same in every language.
const style = [identity("en").style, ...sheets.map((sheet) => readFileSync(own(sheet), "utf8"))]
  .join("\n")
  .replace(/asset:([\w.-]+)/g, (_, name: string) => addresses[name] ?? name);

const script = Buffer.concat([
  readFileSync(webAuthn),
  Buffer.from("\n"),
  readFileSync(own("passkeys-script.js")),
]);

/** The addresses of the site's files. Each holds a hash of its content, so it may be cached forever. */
export const assetAddress = {
  style: add("accounts.css", Buffer.from(style)),
  /** The one script of the accounts site; the policy of the pages that carry it names this address alone. */
  passkeys: {
    address: add("passkeys.js", script),
    integrity: `sha384-${createHash("sha384").update(script).digest("base64")}`,
  },
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
