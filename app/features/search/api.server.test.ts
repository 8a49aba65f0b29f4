import { beforeAll, expect, test } from "vitest";
import { publishFragment } from "#app/features/content/content.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import demoSuhail from "../../../content/demo/cars/suhail.json" with { type: "json" };
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { searchApi } from "./api.server.ts";
import type { SearchHit } from "./calls.ts";

testDatabase();
const app = apiApp([searchApi], async () => undefined);
beforeAll(() => seedContent(now()));

async function search(query: string, language: "en" | "ar", more = "") {
  const answer = await app.request(`/v3/search?q=${encodeURIComponent(query)}&lang=${language}${more}`);
  const body = (await answer.json()) as { data: SearchHit[]; code?: string };
  return { status: answer.status, ...body };
}

test("answers anybody, in the requested language, whichever script the words are in", async () => {
  const { status, data } = await search("سهيل", "en");
  expect(status).toBe(200);
  expect(data[0]).toMatchObject({ kind: "model", url: "/vehicle/suhail", title: "Suhail", marks: [] });
  const inArabic = await search("سُهيل", "ar");
  expect(inArabic.data[0]).toMatchObject({ kind: "model", title: "سهيل", marks: [[0, 4]] });
});

test("a picture is one that is there, with its hash", async () => {
  const { data } = await search("hajar", "en");
  expect(data[0]?.picture).toMatch(/^\/images\/demo\/models\/hajar\/front\.[0-9a-f]{8}\.webp$/);
});

test("answers as many as are requested, at most fifty", async () => {
  expect((await search("rimal", "en", "&most=3")).data).toHaveLength(3);
  expect(await search("rimal", "en", "&most=51")).toMatchObject({ status: 422, code: "invalid-input" });
  expect(await search("x".repeat(121), "en")).toMatchObject({ status: 422, code: "invalid-input" });
});

test("nothing found is a good answer, and so is a query without words", async () => {
  for (const query of ["xqzwv", "؟", ""])
    expect(await search(query, "ar")).toMatchObject({ status: 200, data: [] });
});

test("the read after a publish finds the new name", async () => {
  const [suhail] = demoSuhail.fragments;
  if (!suhail) throw new Error("the demo has no Suhail");
  expect((await search("zarqa", "en")).data.map(({ kind }) => kind)).not.toContain("model");
  const texts = { en: { ...suhail.en, carName: "Zarqa" }, ar: suhail.ar };
  const published = await publishFragment("rimal", { ...suhail, model: "car", texts }, now());
  expect(published.ok).toBe(true);
  expect((await search("zarqa", "en")).data[0]).toMatchObject({ kind: "model", title: "Zarqa" });
});
