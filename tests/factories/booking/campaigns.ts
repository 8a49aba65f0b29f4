import "#app/content-queries.ts";
import { beforeAll } from "vitest";
import { publishFragments } from "#app/features/content/content.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { readContentFiles } from "#db/seed/content-files.ts";

const folder = new URL("../../../content/demo/campaigns", import.meta.url).pathname;

/** The demo's campaigns, published: the air-conditioning one runs, the other has ended. Use it after `testDatabase()`. */
export function demoCampaigns(): void {
  beforeAll(async () => {
    const campaigns = (await readContentFiles(folder, now())).map((fragment) => ({
      ...fragment,
      sourceHash: "demo",
    }));
    const published = await publishFragments("rimal", campaigns, now());
    if (!published.ok) throw new Error(published.code);
  });
}
