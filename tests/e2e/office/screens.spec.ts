import type { Page } from "@playwright/test";
import { kitWords } from "#app/features/office/ui/kit/words.ts";
import type { Language } from "#app/i18n/language.ts";
import { demoMember, maryam } from "#db/seed/demo/demo-staff.ts";
import { expect, inBothLanguages } from "../journey.ts";
import { collectComplaints, expectAccessible, expectNoSideways } from "../steps.ts";
import { browserOf, test } from "./day-program.ts";
import { openOffice } from "./office-steps.ts";

/** Every screen of the office by who works with it; a dialog by the address that opens it. */
const screens = {
  maryam: [
    "",
    "/service",
    "/service?view=list",
    "/service?view=week",
    "/service?view=waiting",
    "/service?new=visit",
    "/capacity",
    "/capacity?view=bays",
    "/capacity?view=calls",
    "/capacity?close=day",
    "/leads",
    "/leads?tab=failed",
    "/leads/campaigns",
    "/orders?tab=all",
    "/orders",
    "/people",
    "/people?waiting=links",
    "/people?waiting=documents",
    "/settings",
    "/settings/staff",
    "/settings/devices",
  ],
  hamad: ["/people?waiting=privacy", "/settings/audit"],
} as const;

const dialogs: ReadonlySet<string> = new Set(["/service?new=visit", "/capacity?close=day"]);

for (const [login, paths] of Object.entries(screens))
  test(
    `axe finds nothing on the screens of ${login}, which are as wide as the browser`,
    inBothLanguages,
    async ({ browser, fullOffice }, info) => {
      test.setTimeout(300_000);
      const language = info.project.metadata.language as Language;
      const page = await browserOf(browser, { use: info.project.use, address: fullOffice.address });
      await openOffice(page, demoMember(login), { language });
      const complaints = collectComplaints(page);
      for (const path of [...paths, ...(login === "maryam" ? await recordsOf(page) : [])])
        await test.step(path || "/", async () => {
          await page.goto(`/office${path}`);
          await expectSettled(page, language);
          // Under a thumb a dialog is shown once the keyboard has had time to come.
          if (dialogs.has(path)) await expect(page.locator(".office-overlay")).toHaveCSS("opacity", "1");
          await expectAccessible(page, `/office${path}`);
          await expectNoSideways(page);
        });
      expect(complaints).toEqual([]);
    },
  );

async function expectSettled(page: Page, language: Language): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("status", { name: kitWords.of(language).loading })).toHaveCount(0);
}

/** The addresses of a record of each kind: of a car in the workshop, the first lead and order, a customer, a colleague. */
async function recordsOf(page: Page): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(`/office/api${path}`, {
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  type Rows = { rows: { id: string }[] };
  const { appointments } = await read<{ appointments: { id: string; code: string }[] }>(
    "/centers/west-bay/board",
  );
  const { records } = await read<{ records: { kind: string; id: string }[] }>("/search?text=Noora");
  const ids = {
    service: appointments.find(({ code }) => code === "WIP")?.id,
    leads: (await read<Rows>("/leads")).rows[0]?.id,
    orders: (await read<Rows>("/orders?tab=all")).rows[0]?.id,
    people: records.find(({ kind }) => kind === "customer")?.id,
    "settings/staff": maryam.id,
  };
  return Object.entries(ids).map(([screen, id]) => {
    expect(id, screen).toBeDefined();
    return `/${screen}/${id}`;
  });
}
