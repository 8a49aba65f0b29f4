import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bytesOnTheWire } from "../factories/program/bytes-on-the-wire.ts";
import { testProgram } from "../factories/program/test-program.ts";

/* What a first visit costs before it is used, and that the page which carries its styles keeps to the strict policy. */

const paths = ["/", "/vehicle/suhail", "/find-us", "/offers/suhail-lease", "/no-such-page"];
const kb = 1024;

describe.each(["en", "ar"])("a first visit in %s", (language) => {
  const program = testProgram();

  const addressOf = (path: string) => `${program.address}${path}?lang=${language}`;

  test.each(paths)("%s: the page and nothing else is needed to paint it", async (path) => {
    const html = await (await fetch(addressOf(path))).text();
    expect(html).not.toMatch(/ rel="stylesheet"/);
    // The first preload of a file decides how urgent it is: the router repeats them without a priority.
    const preloads = [...html.matchAll(/<link[^>]* rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g)];
    const firsts = preloads.filter(([, file], at) => at === preloads.findIndex(([, one]) => one === file));
    expect(firsts.length).toBeGreaterThan(3);
    expect(firsts.filter(([tag]) => !tag.includes('fetchPriority="low"')).map(([tag]) => tag)).toEqual([]);
  });

  test.each(paths)(
    "%s: the policy allows just the styles and scripts that the page came with",
    async (path) => {
      const answer = await fetch(addressOf(path));
      const policy = answer.headers.get("content-security-policy") ?? "";
      const html = await answer.text();
      expect(policy).not.toMatch(/unsafe|nonce/);
      expect(sourcesOf(policy, "style-src").slice(1).sort()).toEqual(inlineHashes(html, "style").sort());
      expect(sourcesOf(policy, "script-src").slice(1).sort()).toEqual(inlineHashes(html, "script").sort());
      expect(html).not.toMatch(/ style="/);
    },
  );

  test("home: styles of at most 17 KB, and at most 320 KB without pictures", async () => {
    const html = await (await fetch(addressOf("/"))).text();
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style]) => style).join("");
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(17 * kb);
    const files = [
      ...html.matchAll(/<link[^>]* rel="(?:modulepreload|manifest|preload)"[^>]* href="([^"]+)"/g),
    ]
      .map(([, file]) => `${program.address}${file}`)
      .filter((file) => !file.includes("/images/"));
    expect(files.length).toBeGreaterThan(8);
    const sizes = await Promise.all([addressOf("/"), ...new Set(files)].map(bytesOnTheWire));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(320 * kb);
  });
});

function sourcesOf(policy: string, directive: string): string[] {
  const [, sources = ""] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(" ");
}

/** Scripts that are data need no entry. */
function inlineHashes(html: string, kind: "style" | "script"): string[] {
  const found = html.matchAll(
    new RegExp(`<${kind}(?![^>]*(?:ld\\+json| src=))[^>]*>([\\s\\S]*?)</${kind}>`, "g"),
  );
  return [...found].map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
