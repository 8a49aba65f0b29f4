import "#app/content-queries.ts";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { contentApi } from "#app/features/content/api.server.ts";
import { profileMenuFragment } from "#app/features/content/content-examples.ts";
import { publishFragment } from "#app/features/content/server/publish-fragments.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { fetchOfRendering } from "./fetch-of-rendering.ts";

testDatabase({ jobs: false });
const now = new Date("2026-11-22T09:00:00Z");
let answered = 0;
const app = new Hono()
  .use(async (_, next) => {
    answered += 1;
    await next();
  })
  .route("/graphql", contentApi)
  .get("/away", ({ text }) => text("", 503))
  .all("/echo", async ({ req, text }) => text(`${req.method} ${req.header("accept-language") ?? ""}`));
const menuIn = (language: string) =>
  `/graphql/execute.json/marsa/profile-menu${encodeURIComponent(`;lang=${language};brand=rimal`)}`;
const publish = (en: string) => publishFragment("rimal", profileMenuFragment({ en, ar: "عربي" }), now);

beforeAll(async () => {
  await publish("One");
  for (const language of ["en", "ar"]) await fetchOfRendering(app)(menuIn(language));
});

test("the queries of one rendering read the content version once", async () => {
  const fetch = fetchOfRendering(app);
  const before = queryCount();
  await Promise.all(["en", "ar", "en", "ar"].map((language) => fetch(menuIn(language))));
  expect(queryCount() - before).toBe(1);
});

test("the same read is made once, and each reader gets all of it", async () => {
  const fetch = fetchOfRendering(app);
  answered = 0;
  const answers = await Promise.all([fetch(menuIn("en")), fetch(menuIn("en")), fetch(menuIn("en"))]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answered).toBe(1);
  expect(bodies[2]).toEqual(bodies[0]);
});

test("reads with other headers and writes are made each time", async () => {
  const fetch = fetchOfRendering(app);
  answered = 0;
  const words = async (init?: RequestInit) => (await fetch("/echo", init)).text();
  expect(await words({ headers: { "accept-language": "ar" } })).toBe("GET ar");
  expect(await words({ headers: { "accept-language": "en" } })).toBe("GET en");
  expect([await words({ method: "POST" }), await words({ method: "POST" })]).toEqual(["POST ", "POST "]);
  expect(answered).toBe(4);
});

test("a rendering hears of what failed, which its page lacks", async () => {
  let failed = 0;
  const fetch = fetchOfRendering(app, () => {
    failed += 1;
  });
  await fetch("/echo");
  await fetch("/none");
  expect(failed).toBe(0);
  await fetch("/away");
  expect(failed).toBe(1);
});

test("a rendering that begins after a publish sees it", async () => {
  for (let round = 0; round < 20; round += 1) {
    await publish(`Round ${round}`);
    expect(await (await fetchOfRendering(app)(menuIn("en"))).text()).toContain(`Round ${round}`);
  }
});
