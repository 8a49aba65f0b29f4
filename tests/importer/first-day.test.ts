import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

/*
 * An importer's first day: name, logo, colors and one model are replaced by a file of choices and a content folder.
 * The program is the built one, as it stands; nothing of the demo may be left in what a visitor sees.
 */
const importer = join(import.meta.dirname, "../fixtures/second-importer");
const demo = /marsa|rimal|lulwa|مرسى|رمال|لؤلؤ/i;

const expected = {
  en: { title: "Nakhla Kuwait: cars by Ufuq", name: "Nakhla", model: "Talla", script: "latin" },
  ar: { title: "نخلة الكويت: سيارات من أفق", name: "نخلة", model: "طلّة", script: "arabic" },
} as const;

describe("an importer's first day", () => {
  const { url } = testDatabase({ jobs: false });
  let program: RunningProgram;
  beforeAll(async () => {
    program = await startProgram({
      MARSA_CONFIG: join(importer, "marsa.config.ts"),
      MARSA_DEMO: "off",
      DATABASE_URL: url,
    });
  });
  afterAll(() => program?.stop());

  const answerTo = (path: string) => fetch(`${program.address}${path}`);
  const textOf = async (path: string) => (await answerTo(path)).text();

  describe.each(["en", "ar"] as const)("in %s", (language) => {
    const { title, name, model, script } = expected[language];

    test("the home page is his own: title, name, logo, picture, zone", async () => {
      const page = await textOf(`/?lang=${language}`);
      expect(page).toContain(`<title>${title}</title>`);
      expect(page).toContain(`<meta property="og:site_name" content="${name}"/>`);
      expect(page).toContain(`<meta property="og:locale" content="${language}_KW"/>`);
      expect(page).toMatch(/<html [^>]*data-brand="nakhla" data-zone="Asia\/Kuwait"/);
      // The clock of 24 hours is his choice: times stay as his editors wrote them.
      expect(page).toMatch(/<html [^>]*data-clock="24-hour"/);
      expect(page).toMatch(/8:00 (to|إلى) 18:00/);
      // So are the digits, whose font comes first.
      expect(page).toMatch(/<html [^>]*data-digits="arabic-indic"/);
      expect(/<link [^>]*rel="preload"[^>]*alexandria-arabic-digits/.test(page)).toBe(language === "ar");
      expect(page).toContain(model);
      const [logo = ""] = new RegExp(`/brand/nakhla/${script}\\.[0-9a-f]{8}\\.svg`).exec(page) ?? [];
      expect(await textOf(logo)).toBe(
        await readFile(join(importer, `content/brand/nakhla/${script}.svg`), "utf8"),
      );
      const [picture = ""] = /\/images\/content\/road\.[0-9a-f]{8}\.webp/.exec(page) ?? [];
      expect((await answerTo(picture)).headers.get("cache-control")).toContain("immutable");
    });

    test("his colors reach the page under its strict policy", async () => {
      const answer = await answerTo(`/?lang=${language}`);
      const page = await answer.text();
      expect(page).toMatch(/<style>:root\{[^<]*--brand-accent:#8a3324/);
      expect(page).toContain('<meta name="theme-color" content="#ffffff"/>');
      const policy = answer.headers.get("content-security-policy");
      expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+'){2};/);
      expect(policy).not.toContain("unsafe-inline");
    });

    test("his model is in the content source", async () => {
      const answer = await answerTo(`/graphql/execute.json/marsa/cars;lang=${language};brand=nakhla`);
      const { data } = (await answer.json()) as { data: { carList: { items: { carName: string }[] } } };
      expect(data.carList.items.map(({ carName }) => carName)).toEqual([model]);
    });

    test("the phone's home screen shows his name and icon", async () => {
      const manifest = JSON.parse(await textOf(`/brand/manifest-${language}.webmanifest`));
      expect(manifest).toMatchObject({ name, lang: language, theme_color: "#ffffff" });
      for (const { src, type } of manifest.icons) {
        const answer = await answerTo(src);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
      }
    });

    test.each(["/", "/no-such-page", "/book-a-service"])("nothing on %s is the demo's", async (path) => {
      expect(await textOf(`${path}?lang=${language}`)).not.toMatch(demo);
    });

    test("the accounts site is his, too", async () => {
      const page = await textOf(`/accounts/login?lang=${language}&redirect_url=%2F`);
      expect(page).toContain(`| ${name}</title>`);
      expect(page).toContain(`<img src="/brand/nakhla/${script}.`);
      expect(page).not.toMatch(demo);
      const [style = ""] = /\/accounts\/assets\/accounts-\w+\.css/.exec(page) ?? [];
      expect(await textOf(style)).toContain("--brand-accent:#8a3324");
    });
  });

  test("browsers that request an icon by default get his", async () => {
    const answer = await answerTo("/favicon.ico");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  });
});
