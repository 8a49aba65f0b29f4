import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noora } from "#db/seed/demo/demo-people.ts";
import notFound from "../../content/demo/error-page.json" with { type: "json" };
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { signIn } from "../factories/sign-in.ts";

/*
 * The importer's other brand, chosen by `brand` in the configuration: the same program, the same content folder, and a
 * site of its own, on which nothing is the first brand's.
 */
const fixtures = join(import.meta.dirname, "../fixtures");
const otherBrand = /rimal|رمال/i;
const expectations = {
  en: { name: "Lulwa", title: "Lulwa Qatar: Sadaf, Juman and Durra by Marsa", script: "latin" },
  ar: { name: "لؤلؤة", title: "لؤلؤة قطر: صدف وجُمان ودُرّة من مرسى", script: "arabic" },
} as const;
const pagesOfRimal = [
  "/vehicle/suhail",
  "/offers/suhail-lease",
  "/offers/fleet/thank-you?isFormSubmitted=true",
  "/news",
  "/news/new-wahat",
  "/suhail-2023",
  "/motorsports",
  "/hybrid-technology",
  "/service/models",
  "/fleet",
  "/fleet/fleet-calculator-discovery",
  "/pre-owned",
  "/cpov-home",
  "/pre-owned/search",
  "/pre-owned/compare",
  "/listing/SHL-240111",
  "/cpov-test",
];
const pagesOfLulwa = ["/vehicle/juman", "/vehicle/sadaf/gallery", "/offers/juman-chauffeur"];
const missing = { en: "This road ends here", ar: notFound.fragments[0]?.ar.title ?? "" };
const models = ["sadaf", "juman", "durra"];

describe("the site of the second brand", () => {
  const { url } = testDatabase({ jobs: false });
  let program: RunningProgram;
  beforeAll(async () => {
    const MARSA_CONFIG = join(fixtures, "lulwa-site/marsa.config.ts");
    program = await startProgram({ MARSA_CONFIG, DATABASE_URL: url });
  });
  afterAll(() => program?.stop());

  const open = (path: string, language: string) =>
    fetch(`${program.address}${path}${path.includes("?") ? "&" : "?"}lang=${language}`, {
      redirect: "manual",
    });
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = ""]) => path).filter(isOfSite);

  describe.each(["en", "ar"] as const)("in %s", (language) => {
    const { name, title, script } = expectations[language];

    test("the home page has its name, its logo and its colors", async () => {
      const page = await (await open("/", language)).text();
      expect(page).toContain(`<title>${title}</title>`);
      expect(page).toContain(`<meta property="og:site_name" content="${name}"/>`);
      expect(page).toMatch(new RegExp(`/brand/lulwa/${script}\\.[0-9a-f]{8}\\.svg`));
      expect(page).toMatch(/<style>:root\{[^<]*--brand-accent:#7a5a2b/);
      for (const model of models) expect(page).toContain(`href="/vehicle/${model}`);
    });

    test("every page that can be reached by links is there, and none speaks of the other brand", async () => {
      const seen = new Set<string>();
      const waiting = ["/"];
      const wrong: string[] = [];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const answer = await open(path, language);
        const html = await answer.text();
        if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
        if (otherBrand.test(html)) wrong.push(`${path} speaks of the other brand`);
        waiting.push(...linksOf(html));
      }
      expect(wrong).toEqual([]);
      const expected = [
        "/vehicle",
        "/special-offers",
        "/finance",
        "/find-us",
        "/lexus-service",
        "/lexus-service/models",
      ];
      const cars = models.flatMap((model) => [`/vehicle/${model}`, `/vehicle/${model}/gallery`]);
      for (const path of [...expected, ...cars, "/book-a-service"]) expect(seen).toContain(path);
    });

    test("the list of models has its three, and they stand side by side", async () => {
      for (const path of ["/vehicle", `/vehicle/compare?models=suhail,${models.join(",")}`]) {
        const page = await (await open(path, language)).text();
        for (const model of models)
          expect(page).toMatch(new RegExp(`<main.*href="/vehicle/${model}\\?`, "s"));
        expect(page).not.toMatch(/href="\/vehicle\/suhail/);
      }
    });

    test("the models drawer shows its three models and no used cars", async () => {
      const { cars, preOwned } = (await (await open("/menu/contents", language)).json()) as {
        cars: { id: string }[];
        preOwned: object;
      };
      expect(cars.map(({ id }) => id).sort()).toEqual([...models].sort());
      expect(preOwned).toEqual({});
    });

    test.each([
      "/cpov",
      "/gazoo-racing",
      "/ownership/parts-accessories",
      "/find-a-dealer",
      "/book-a-test-drive",
    ])("a former address of the importer, %s, leads to a page that is there", async (path) => {
      const moved = await open(path, language);
      expect(moved.status).toBe(301);
      const [to = ""] = moved.headers.get("location")?.split("?") ?? [];
      expect((await open(to, language)).status).toBe(200);
    });

    test.each(pagesOfRimal)("%s is the other brand's: the usual 404 under the usual header", async (path) => {
      const answer = await open(path, language);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      expect(page).toMatch(/<header data-variant="filled".*<footer data-variant="full"/s);
      expect(page).toContain(missing[language]);
      expect(page).not.toMatch(otherBrand);
    });

    test("the accounts site and service centers are its own, too", async () => {
      const login = `${program.address}/accounts/login?lang=${language}&redirect_url=%2F`;
      const page = await (await fetch(login)).text();
      expect(page).toContain(`| ${name}</title>`);
      const centers = await open("/api/v3/common/locations/services?brand=lulwa", language);
      const { data } = (await centers.json()) as { data: { title: string }[] };
      expect(data.map((center) => center.title.includes(name))).toEqual([true]);
    });
  });

  test("service prices name its three models", async () => {
    const page = await (await open("/lexus-service/models", "en")).text();
    for (const model of models) expect(page).toContain(`model=${model}`);
  });

  test("a customer has a car of the brand, and finds services, the center and free times for it", async () => {
    const token = await signIn(program.address, noora);
    const call = async <T>(path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${program.address}/api/v3${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return ((await answer.json()) as { data: T }).data;
    };
    const [car, ...others] =
      await call<{ vehicleId: string; modelCode: string; makeCode: string }[]>("/vehicles");
    expect(others).toEqual([]);
    expect(car?.modelCode).toBe("JMN");
    const groups = await call<{ serviceTypes: object[] }[]>(
      `/orders/services/categories?makeCode=${car?.makeCode}&modelCode=${car?.modelCode}`,
    );
    expect(groups.map(({ serviceTypes }) => serviceTypes.length)).toEqual([8, 8]);
    const day = (ahead: number) =>
      `${new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
    const terms = { brand: "lulwa", servicesList: ["pm30"], vehicleId: car?.vehicleId };
    const times = await call<
      { startTime: string; endTime: string; territories: { territoryPromiseKey: string }[] }[]
    >("/orders/services/slots", {
      ...terms,
      startTime: day(2),
      endTime: day(20),
      territoryIds: ["lulwa-west-bay"],
    });
    expect(times.length).toBeGreaterThan(20);
    const [slot] = times;
    const held = await call<object>("/orders/services/hold", {
      ...terms,
      serviceTerritoryId: "lulwa-west-bay",
      schedStartTime: slot?.startTime,
      schedEndTime: slot?.endTime,
      territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
    });
    expect(held).toHaveProperty("heldUntil");
  });

  test("the site map names its pages alone", async () => {
    const xml = await (await fetch(`${program.address}/sitemap.xml`)).text();
    const paths = new Set([...xml.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)/g)].map(([, path]) => path));
    for (const model of models) expect(paths).toContain(`/vehicle/${model}`);
    for (const path of paths) {
      const { status } = await open(path ?? "", "en");
      expect([path, status]).toEqual([path, 200]);
    }
  });
});

/** A path of a page: not one of the systems and files beside the site. */
function isOfSite(path: string): boolean {
  return !/^\/(accounts|api|images|files|brand|calendar|feeds)\//.test(path);
}

describe("the site of the first brand", () => {
  const { url } = testDatabase({ jobs: false, demo: true });

  test("has none of the second one's pages", async () => {
    const program = await startProgram({ DATABASE_URL: url });
    try {
      for (const path of pagesOfLulwa) {
        const answer = await fetch(`${program.address}${path}?lang=en`, { redirect: "manual" });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toContain(missing.en);
      }
    } finally {
      await program.stop();
    }
  });
});

describe("a brand without content", () => {
  const { url } = testDatabase({ jobs: false });

  test("ends the start with the list of what is missing", async () => {
    const MARSA_CONFIG = join(fixtures, "brand-without-content/marsa.config.ts");
    const root = join(import.meta.dirname, "../..");
    const env = { ...process.env, PORT: "0", MARSA_LOG: "silent", MARSA_CONFIG, DATABASE_URL: url };
    const ended = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, [join(root, "server/main.ts")], { cwd: root, env }, (error, _, said) =>
        resolve({ code: error?.code, said }),
      );
    });
    expect(ended.code).toBe(1);
    expect(ended.said.trim().split("\n")).toEqual([
      'Marsa cannot start: the brand "sidra" has no content for',
      "  header main",
      "  footer main",
      "  profile-menu main",
      "  home-page main",
      "  page-seo /",
      "  error-page 404",
      expect.stringMatching(/^ {2}car \(one at least\); write it into .*content\/demo\.$/),
    ]);
  });
});
