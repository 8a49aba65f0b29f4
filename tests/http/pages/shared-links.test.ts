import { describe, expect, test } from "vitest";
import { namedPages, pathOf } from "../../factories/program/named-pages.ts";
import { testProgram } from "../../factories/program/test-program.ts";

/** What previews of shared links read of a page, and no more. */
const previewBytes = 8 * 1024;

/** Programs that read pages for previews, as they name themselves. */
const readers = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
];
const paths = namedPages.flatMap(({ patterns, isBuilt }) => (isBuilt ? patterns.map(pathOf) : []));
const wanted = ["og:site_name", "og:type", "og:title", "og:description", "og:url", "og:locale", "og:image"];
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

describe("what a preview of a shared link reads", () => {
  const program = testProgram();
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${program.address}${path}`, {
      headers: { "accept-encoding": "identity", ...headers },
    });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const headOf = (bytes: Buffer) => bytes.subarray(0, previewBytes).toString();
  const contentOf = (head: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1];

  test.each(paths)("%s says all of it in its first 8 KB, in both languages", async (path) => {
    for (const language of ["en", "ar"]) {
      const { answer, bytes } = await open(`${path}?lang=${language}&isFormSubmitted=true`);
      const head = headOf(bytes);
      expect(head.indexOf('charSet="utf-8"')).toBeGreaterThan(0);
      expect(/<title>[^<]+<\/title>/.test(head)).toBe(true);
      // A page that says what is missing is shared by nobody.
      if (answer.status !== 200) continue;
      const missing = [...wanted, "description"].filter((name) => !contentOf(head, name));
      expect(missing).toEqual([]);
      expect(contentOf(head, "og:image:width")).toBe("1200");
      expect(contentOf(head, "og:image:height")).toBe("630");
      if (!head.includes('content="noindex'))
        expect([...head.matchAll(/<link rel="(canonical|alternate)"/g)]).toHaveLength(4);
      const described = [
        ...bytes.toString().matchAll(/<title>[^<]*|<meta [^>]*|application\/ld\+json">[^<]*/g),
      ];
      expect(described.map(([tag]) => tag).filter((tag) => marks.test(tag))).toEqual([]);
    }
  });

  test.each(readers)("%s gets the page that visitors get", async (reader) => {
    for (const path of ["/?lang=ar", "/vehicle/suhail?lang=en", "/listing/SHL-240111?lang=ar"]) {
      const [shown, read] = [await open(path), await open(path, { "user-agent": reader })];
      expect(read.bytes.equals(shown.bytes)).toBe(true);
    }
  });

  test("the picture of a model is a JPEG in the pixels that its page says", async () => {
    const { bytes } = await open("/vehicle/suhail?lang=en");
    const picture = await fetch(contentOf(headOf(bytes), "og:image") ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });

  test("a part of a page that a reader requests is answered with the whole, and the page says so", async () => {
    const { answer, bytes } = await open("/?lang=en", { range: "bytes=0-99" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("accept-ranges")).toBe("none");
    expect(String(bytes.length)).toBe(answer.headers.get("content-length"));
  });
});
