import { join } from "node:path";
import type { Page } from "@playwright/test";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";
import { expect, test } from "../journey.ts";
import { programDatabase } from "../program-database.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, openBySigningIn } from "../steps.ts";
import { accept, meetBanner, undecided } from "./analytics-steps.ts";

test.use({ storageState: undecided });

let program: RunningProgram;
test.beforeAll(async () => {
  const choices = join(import.meta.dirname, "../../fixtures/tagged-site/marsa.config.ts");
  const settings = { MARSA_CONFIG: choices, DATABASE_URL: programDatabase(), HOST: "localhost" };
  program = await startProgram(settings);
});
test.afterAll(() => program.stop());

const ecid = "12345678901234567890123456789012345678";

/** A tag script as an importer might name one: it makes its data layer afterwards, knows an ecid, and counts elsewhere. */
const tagScript = `
  document.cookie = "kndctr_visitor=1; Path=/";
  window.alloy = async () => ({ identity: { ECID: "${ecid}" } });
  setTimeout(() => {
    window.tagLayer = [];
    fetch("https://count.example/hit");
  }, 250);
`;

async function answerFor(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/(tags|count)\.example\//, (route) => {
    requests.push(route.request().url());
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ headers, contentType: "text/javascript", body: tagScript });
  });
  return requests;
}

test("a configured tag script is loaded with consent only, calls carry its ecid from then on, and a withdrawal removes all of it", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  const requests = await answerFor(page);
  const complaints = collectComplaints(page);
  const ecids: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v3/account/activities")) ecids.push(request.headers().ecid);
  });
  await openBySigningIn(page, `${program.address}/dashboard?lang=${texts.language}`, khalid, texts);
  await meetBanner(page, texts);
  await expect.poll(() => ecids).toEqual([undefined]);
  expect(requests).toEqual([]);

  await accept(page, texts);
  const events = () => page.evaluate(() => (window as { tagLayer?: { event: string }[] }).tagLayer ?? []);
  const names = async () => (await events()).map(({ event }) => event);
  await expect.poll(names).toEqual(expect.arrayContaining(["page_view", "login"]));
  expect(JSON.stringify(await events())).not.toMatch(
    new RegExp(`${khalid.firstName}|${khalid.email}|${khalid.phone}`),
  );
  await expect.poll(() => requests).toEqual(["https://tags.example/tag.js", "https://count.example/hit"]);
  // The other language is a new request, and so is the first again.
  const otherLanguage = page.locator("header a[hreflang]");
  await otherLanguage.click();
  await expect.poll(() => ecids.at(-1)).toBe(ecid);
  expect(complaints).toEqual([]);
  await otherLanguage.click();
  await expect(page.locator("html")).toHaveAttribute("lang", texts.language);

  const tagCookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith("kndctr_"));
  await expect.poll(tagCookies).toHaveLength(1);
  const loaded = requests.length;
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: texts.consent("choicesLabel") })
    .click();
  const reloaded = page.waitForEvent("load");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: texts.consent("declineLabel"), exact: true })
    .click();
  await reloaded;
  expect(await tagCookies()).toEqual([]);
  expect(await page.evaluate(() => "alloy" in window || "tagLayer" in window)).toBe(false);
  expect(requests).toHaveLength(loaded);
});
