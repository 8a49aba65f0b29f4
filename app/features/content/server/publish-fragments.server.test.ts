import "#app/content-queries.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profileMenuQuery } from "#app/features/site/content/profile-menu.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { profileMenuFragment } from "../content-examples.ts";
import { answerQuery } from "./answer-query.server.ts";
import { contentVersion } from "./content-version.server.ts";
import { endPublications } from "./end-publications.server.ts";
import { publishFragment, publishFragments } from "./publish-fragments.server.ts";

const now = new Date("2026-03-01T09:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const lookup = { query: profileMenuQuery, language: "en", brand: "rimal" } as const;

async function titleAt(at: Date, language: "en" | "ar" = "en"): Promise<string | undefined> {
  const { body } = await answerQuery({ ...lookup, language }, at);
  return JSON.parse(body).data.profileMenuList.items[0]?.logoutPopupTitle;
}

describe("publishing", () => {
  const { url } = testDatabase({ jobs: false });
  const heard: unknown[] = [];
  let listener: pg.Client;
  beforeAll(async () => {
    listener = new pg.Client({ connectionString: url });
    await listener.connect();
    listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "")));
    await listener.query("listen version");
  });
  afterAll(() => listener.end());

  test("raises the brand's version and announces it", async () => {
    expect(await publishFragment("rimal", profileMenuFragment({ en: "One" }), now)).toEqual({
      ok: true,
      value: { version: 1 },
    });
    await publishFragment("rimal", profileMenuFragment({ en: "Two" }), now);
    await publishFragment("lulwa", profileMenuFragment({ en: "Other" }), now);
    expect([await contentVersion("rimal"), await contentVersion("lulwa")]).toEqual([2, 1]);
    await listener.query("select 1");
    expect(heard).toEqual([
      { topic: "content rimal", version: 1 },
      { topic: "content rimal", version: 2 },
      { topic: "content lulwa", version: 1 },
    ]);
  });

  test("publishes one language without touching the other", async () => {
    await publishFragment("rimal", profileMenuFragment({ en: "English", ar: "عربي" }), now);
    await publishFragment("rimal", profileMenuFragment({ en: "New English" }), now);
    expect([await titleAt(now), await titleAt(now, "ar")]).toEqual(["New English", "عربي"]);
  });

  test("refuses unknown models and content of another shape, and changes nothing", async () => {
    const before = await contentVersion("rimal");
    const good = profileMenuFragment({ en: "Good" });
    const refused = await Promise.all([
      publishFragment("rimal", { ...good, model: "unknown" }, now),
      publishFragment("rimal", { ...good, texts: { ar: { logoutPopupTitle: "ناقص" } } }, now),
      publishFragments("rimal", [good, { ...good, key: "second", shared: { surprise: 1 } }], now),
      publishFragment("rimal", linkingTo("javascript:alert(1)"), now),
      publishFragment("rimal", linkingTo("//elsewhere.example"), now),
    ]);
    expect(refused.map((one) => (one.ok ? "ok" : one.code))).toEqual([
      "unknown-model",
      "invalid-content",
      "invalid-content",
      "invalid-content",
      "invalid-content",
    ]);
    expect(refused[3]).toMatchObject({
      detail: { problem: expect.stringMatching(/^en\.profileMenu\.0\.url: /) },
    });
    expect(await contentVersion("rimal")).toBe(before);
  });

  test("content ends at the instant that it was published until, in answers already known too", async () => {
    await publishFragment(
      "rimal",
      { ...profileMenuFragment({ en: "Ends", ar: "ينتهي" }), unpublishAt: later(2) },
      now,
    );
    await publishFragment("rimal", profileMenuFragment({ en: "Stays" }), now);
    expect(await titleAt(later(1.9), "ar")).toBe("ينتهي");
    expect(await titleAt(later(2), "ar")).toBe("Stays");
  });

  test("what has ended is taken down once, with a new version of its brand alone, and its draft stays", async () => {
    await publishFragment("rimal", { ...profileMenuFragment({ ar: "ينتهي" }), unpublishAt: later(2) }, now);
    const before = [await contentVersion("rimal"), await contentVersion("lulwa")];
    const [rimal = 0, lulwa] = before;
    for (const at of [later(1), later(2), later(3)]) await inTransaction((trx) => endPublications(trx, at));
    expect([await contentVersion("rimal"), await contentVersion("lulwa")]).toEqual([rimal + 1, lulwa]);
    const { rows } = await listener.query(
      "select draft ->> 'logoutPopupTitle' as draft from content.fragment_locale where published is null",
    );
    expect(rows).toEqual([{ draft: "ينتهي" }]);
  });

  test("twenty publishes at once raise the version twenty times", async () => {
    const before = await contentVersion("rimal");
    const titles = Array.from({ length: 20 }, (_, number) => `Title ${number}`);
    const published = await Promise.all(
      titles.map((en) => publishFragment("rimal", profileMenuFragment({ en }), now)),
    );
    const versions = published.map((one) => (one.ok ? one.value.version : 0)).sort((a, b) => a - b);
    expect(versions).toEqual(titles.map((_, number) => before + number + 1));
  });

  test("a read that begins after a publish never answers what was there before", async () => {
    for (let round = 0; round < 100; round += 1) {
      await publishFragment("rimal", profileMenuFragment({ en: `Round ${round}` }), now);
      const seen = await Promise.all([titleAt(now), titleAt(now), titleAt(now)]);
      expect(seen).toEqual(Array(3).fill(`Round ${round}`));
    }
  });
});

function linkingTo(url: string) {
  const fragment = profileMenuFragment({ en: "Link" });
  return {
    ...fragment,
    texts: { en: { ...fragment.texts.en, profileMenu: [{ label: "x", url, icon: "x" }] } },
  };
}
