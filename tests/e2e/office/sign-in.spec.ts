import { officeWords } from "#app/features/office/words.ts";
import type { Language } from "#app/i18n/language.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoMember, maryam } from "#db/seed/demo/demo-staff.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import {
  collectComplaints,
  expectAccessible,
  expectNoSideways,
  open,
  profileButton,
  signIn,
} from "../steps.ts";
import { openOffice } from "./office-steps.ts";

const languageOf = ({ project }: { project: { metadata: Record<string, unknown> } }) =>
  project.metadata.language as Language;

test("a manager signs in beside a customer in the same browser, looks round, and signs out alone", async ({
  page,
}, info) => {
  const language = languageOf(info);
  const words = officeWords.of(language);
  const complaints = collectComplaints(page);
  await open(page, `/dashboard?lang=${language}`).catch(() => undefined);
  await signIn(page, noora, textsFor(info));
  await expect(page).toHaveURL(/\/dashboard/);

  const office = await page.context().newPage();
  // A code of the minute may be used already: what is refused on the way is none of them.
  await openOffice(office, maryam, { language });
  const officeComplaints = collectComplaints(office);
  const menu = office.getByRole("navigation", { name: words.mainMenu });
  for (const word of ["service", "capacity", "leads", "people"] as const) {
    await menu.locator(`a[href="/office/${word}"]`).click();
    await expect(office.getByRole("heading", { level: 1, name: words[word] })).toBeVisible();
    await expectNoSideways(office);
    await expectAccessible(office, `office: ${word}`);
  }
  expect(officeComplaints).toEqual([]);

  await office.evaluate(() => fetch("/office/sign-out", { method: "POST" }));
  await office.goto("/office");
  await expect(office).toHaveURL(/\/accounts\/staff\//);

  await page.reload();
  await expect(profileButton(page, textsFor(info))).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(complaints).toEqual([]);
});

test("who may not do something neither finds it in the menu nor at its address", async ({ page }, info) => {
  const language = languageOf(info);
  const words = officeWords.of(language);
  // An editor.
  await openOffice(page, demoMember("layla"), { language });
  const menu = page.getByRole("navigation", { name: words.mainMenu });
  await expect(menu.getByRole("link", { name: words.queue })).toBeVisible();
  await expect(menu.locator("a[href='/office/leads']")).toHaveCount(0);
  const answer = await page.request.get("/office/api/leads?lang=en", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status()).toBe(403);
});
