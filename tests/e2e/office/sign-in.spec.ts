import { officeWords } from "#app/features/office/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { maryam } from "#db/seed/demo/demo-staff.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, openBySigningIn, profileButton } from "../steps.ts";
import { openOffice } from "./office-steps.ts";

test("a manager signs in beside a customer in the same browser, survives an upgrade, and signs out alone", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { language } = texts;
  const words = officeWords.of(language);
  const complaints = collectComplaints(page);
  await openBySigningIn(page, `/dashboard?lang=${language}`, noora, texts);

  const office = await page.context().newPage();
  await openOffice(office, maryam, { language });
  const menu = office.getByRole("navigation", { name: words.mainMenu });
  await menu.locator("a[href='/office/leads']").click();
  await expect(office.getByRole("heading", { level: 1, name: words.leads })).toBeVisible();

  // The file of a screen is gone after an upgrade: the screen is loaded anew by itself.
  let isGone = true;
  await office.route(/capacity-screen[^/]*\.js$/, (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    return route.fulfill({ status: 404 });
  });
  await menu.locator("a[href='/office/capacity']").click();
  await expect(office.getByRole("heading", { level: 1, name: words.capacity })).toBeVisible();
  expect(isGone).toBe(false);
  await expect(office).toHaveTitle(new RegExp(`^${words.capacity} \\|`));

  await office.evaluate(() => fetch("/office/sign-out", { method: "POST" }));
  await office.goto("/office");
  await expect(office).toHaveURL(/\/accounts\/staff\//);
  await page.reload();
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(complaints).toEqual([]);
});
