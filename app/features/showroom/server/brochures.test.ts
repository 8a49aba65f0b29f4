import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishFragment } from "#app/features/content/content.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { readContentFiles } from "#db/seed/content-files.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { missingWords, readPdf, withoutMarks } from "../../../../tests/factories/pdf/pdf-words.ts";
import { brochureData } from "./brochure-data.server.ts";
import { brochurePdf } from "./brochure-pdf.server.ts";
import { brochures } from "./brochures.server.ts";

testDatabase();
beforeAll(() => seedContent(now()));
const app = new Hono().route("/brochures", brochures);
const get = (path: string, headers = {}) => app.request(`/brochures/${path}`, { headers });

describe("a brochure", () => {
  test.each(["en", "ar"])(
    "in %s is a PDF with the bundled font and a picture, named and cached",
    async (language) => {
      const answer = await get(`suhail-${language}.pdf`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-language")).toBe(language);
      expect(answer.headers.get("content-disposition")).toBe(
        `inline; filename="rimal-suhail-${language}.pdf"`,
      );
      expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
      const pdf = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(pdf.length));
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(pdf.length).toBeGreaterThan(60_000);
      expect(pdf.length).toBeLessThan(600_000);
      const text = streamsOf(pdf);
      expect(text).toMatch(/Alexandria/);
      expect(text).toMatch(/\/Subtype ?\/Image/);
      const again = await get(`suhail-${language}.pdf`, {
        "if-none-match": answer.headers.get("etag") ?? "",
      });
      expect(again.status).toBe(304);
    },
  );

  test.each(["en", "ar"] as const)(
    "in %s is searched, copied and read aloud: every word in its order, tags, an outline and the language",
    async (language) => {
      const data = (await brochureData("suhail", language)) ?? expect.unreachable();
      const { colors: _, language: __, ...said } = data.said;
      const { text, secondText, roles, ...document } = await readPdf(await brochurePdf(data));
      expect(document).toMatchObject({ language, title: said.title });
      expect([...roles]).toEqual(expect.arrayContaining(["H1", "H2", "H3", "P", "Table", "TH", "Figure"]));
      const { grades, specifications, contact } = said.words;
      expect(document.outline).toEqual([
        said.name,
        ...[grades, specifications, ...said.groups.map(({ name }) => name), contact],
      ]);
      expect(missingWords(said, text)).toEqual([]);
      expect(missingWords(withoutMarks(said), withoutMarks(secondText))).toEqual([]);
      for (const read of [text, secondText]) expect(read).toContain(said.headline);
    },
  );

  test("requested ten times at once is made once: all ten are the same bytes", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => get("nada-ar.pdf")));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  });

  test("is read from its content again once that has changed, and not before", async () => {
    await get("nada-en.pdf");
    const before = queryCount();
    const first = await get("nada-en.pdf");
    // The version of the content alone.
    expect(queryCount() - before).toBe(1);
    const fragments = await readContentFiles(config.contentFolder, now());
    const page = fragments.find(({ model, key }) => model === "vehicle-page" && key === "nada");
    if (page === undefined) throw new Error("there is no page of the model");
    const { model, key, position, shared } = page;
    const en = Object.assign({}, page.texts.en, { heroTitle: "Another headline" });
    const texts = Object.assign({}, page.texts, { en });
    await publishFragment(config.brand, { model, key, position, shared, texts }, now());
    expect((await get("nada-en.pdf")).headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  test.each(["boat-en.pdf", "suhail-fr.pdf", "suhail.pdf", "..%2fsuhail-en.pdf", ""])(
    "%j is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("whose content cannot be read", () => {
  let source: Server;
  let answer: RequestListener;
  beforeAll(async () => {
    source = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => source.listen(0, "localhost", resolve));
    const { port } = source.address() as AddressInfo;
    Object.assign(config.backends, { content: `http://localhost:${port}` });
  });
  afterAll(() => {
    delete config.backends.content;
    source.close();
  });

  test.each<[string, RequestListener]>([
    ["an error", (_, response) => void response.writeHead(500).end()],
    ["something else", (_, response) => void response.end("<html>")],
    ["nothing", ({ socket }) => void socket.destroy()],
  ])("is not missing: the source answers %s, and it is 503 with Retry-After", async (_, answers) => {
    answer = answers;
    const { status, headers } = await createApp(async () => true).request("/brochures/suhail-en.pdf");
    expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      503,
      "10",
      "no-store",
    ]);
  });
});

test("says what the model's page says, in its language", async () => {
  const said = (await brochureData("suhail", "ar"))?.said ?? expect.unreachable();
  expect(said.name).toBe("سهيل");
  expect(said.grades[0]).toMatchObject({
    name: "سهيل إس",
    price: { digits: "79,900", currency: "ريال" },
    month: { digits: "1,635", currency: "ريالاً" },
  });
  expect(said.figures.length).toBeGreaterThanOrEqual(3);
  const rows = said.groups.flatMap(({ rows }) => rows);
  expect(rows.length).toBeGreaterThan(15);
  for (const { values } of rows) expect(values).toHaveLength(said.grades.length);
  expect(said.places).toHaveLength(3);
  expect(said.places[0]?.phone).toMatch(/^\+974 \d{4} \d{4}$/);
});

/** The document with its compressed streams opened, as one text. */
function streamsOf(pdf: Buffer): string {
  const parts = [pdf.toString("latin1")];
  for (const found of parts[0]?.matchAll(/stream\r?\n/g) ?? []) {
    try {
      parts.push(
        inflateSync(pdf.subarray(found.index + found[0].length), { finishFlush: 2 }).toString("latin1"),
      );
    } catch {
      // Not every stream is deflated.
    }
  }
  return parts.join("\n");
}
