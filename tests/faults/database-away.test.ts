import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OwnCluster, ownCluster } from "../factories/database/own-cluster.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { until } from "../factories/until.ts";

/* What visitors and operators see while PostgreSQL is killed or frozen, and when it is back. */

let cluster: OwnCluster;
let program: RunningProgram;
const read = async (path: string) => {
  const answer = await fetch(program.address + path, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const readyz = async () => (await read("/readyz")).status;
const readyIs = (status: number) => until(async () => expect(await readyz()).toBe(status));
const cacheStatus = async () => (await read("/?lang=en")).headers.get("cache-status");
const visited = ["/?lang=en", "/?lang=ar", "/vehicle/suhail?lang=en"];
const pagesFromMemory = async () => {
  const [, count = "0"] =
    /^marsa_read_model_hits_total\{name="pages"\} (\d+)$/m.exec((await read("/metrics")).text) ?? [];
  return Number(count);
};
/** Until each page comes from memory: one that is rendered while the program reconnects is not cached. */
async function visitPages(): Promise<void> {
  for (const path of visited)
    await until(async () => {
      const before = await pagesFromMemory();
      expect((await read(path)).status, path).toBe(200);
      expect(await pagesFromMemory(), path).toBeGreaterThan(before);
    });
}

beforeAll(async () => {
  cluster = await ownCluster();
  program = await startProgram({ DATABASE_URL: cluster.url, MARSA_DEMO: "off" });
});
afterAll(async () => {
  await program?.stop();
  await cluster?.remove();
});

describe("while the database is killed", () => {
  beforeAll(async () => {
    await visitPages();
    await cluster.kill();
    await readyIs(503);
  });
  afterAll(async () => {
    await cluster.start();
    await readyIs(200);
  });

  test("pages that were read before go on, and say that they may be old", async () => {
    for (const path of visited) {
      // The lost connection is noticed a moment after the kill; until then a page is simply the cached one.
      await expect
        .poll(async () => (await read(path)).headers.get("cache-status"))
        .toContain("stale-if-error");
      const page = await read(path);
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(page.text).toContain("</html>");
    }
  });

  test.each(["/finance?lang=en", "/api/v3/common/locations/services?brand=rimal"])(
    "%s, which nobody had read, is unavailable",
    async (path) => expect((await read(path)).status).toBe(503),
  );

  test.each([
    ["/accounts/login?redirect_url=/&lang=en", /not available right now/],
    ["/accounts/login?redirect_url=/&lang=ar", /غير متاحة حالياً/],
    ["/accounts/oidc/auth?client_id=marsa-site&response_type=code&scope=openid", /غير متاحة حالياً/],
  ])("%s says so, and the program lives on", async (path, words) => {
    const { status, text } = await read(path);
    expect([status, words.test(text)]).toEqual([503, true]);
    expect((await read("/healthz")).status).toBe(200);
  });
});

describe("when it is back", () => {
  test("pages are fresh again, and those nobody had read are there", async () => {
    await expect.poll(cacheStatus).toBeNull();
    await expect.poll(async () => (await read("/finance?lang=en")).status).toBe(200);
  });
});

describe("while the database is frozen", () => {
  beforeAll(async () => {
    await visitPages();
    await cluster.freeze();
  });
  afterAll(() => cluster.thaw());

  test("/readyz says so long before a query is given up, and /healthz answers", async () => {
    const started = performance.now();
    expect(await readyz()).toBe(503);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await read("/healthz")).status).toBe(200);
  });

  test("pages that were read before go on", async () => {
    await expect.poll(cacheStatus).toContain("stale-if-error");
    for (const path of visited) expect((await read(path)).status, path).toBe(200);
  });

  test("a call that needs the database gets its refusal in the end, and everything goes on when it is back", async () => {
    expect((await read("/api/v3/common/locations/services?brand=rimal")).status).toBe(503);
    await cluster.thaw();
    await readyIs(200);
    await expect.poll(cacheStatus).toBeNull();
    expect((await read("/api/v3/common/locations/services?brand=rimal")).status).toBe(200);
  });
});
