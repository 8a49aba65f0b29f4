import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, openBySigningIn } from "../steps.ts";
import { accept, meetBanner, undecided } from "./analytics-steps.ts";

test.use({ storageState: undecided });

let program: RunningProgram;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-tagged-"));
  const choices = join(import.meta.dirname, "../../fixtures/tagged-site/marsa.config.ts");
  program = await startProgram({ MARSA_CONFIG: choices, MARSA_DATA_DIR: folder, HOST: "localhost" }, 60_000);
});
test.afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

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

test("a configured tag script is loaded with consent only, and calls carry its ecid from then on", async ({
  page,
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
  const names = () =>
    page.evaluate(() => (window as { tagLayer?: { event: string }[] }).tagLayer?.map(({ event }) => event));
  await expect.poll(names).toEqual(expect.arrayContaining(["page_view", "login"]));
  await expect.poll(() => requests).toEqual(["https://tags.example/tag.js", "https://count.example/hit"]);
  // The other language is a new request.
  await page.getByRole("link", { name: texts.header("languageSelector.hint") }).click();
  await expect.poll(() => ecids.at(-1)).toBe(ecid);
  expect(complaints).toEqual([]);
});

test("a withdrawn consent removes the script, its cookies and the ecid", async ({ page, context }, info) => {
  const texts = textsFor(info);
  const requests = await answerFor(page);
  await page.goto(`${program.address}/?lang=${texts.language}`);
  await accept(page, texts);
  const tagCookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith("kndctr_"));
  await expect.poll(tagCookies).toHaveLength(1);
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
  expect(requests.filter((url) => url.endsWith("tag.js"))).toHaveLength(1);
});
