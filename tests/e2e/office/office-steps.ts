import { expect, type Page } from "@playwright/test";
import { siteWords } from "#app/features/account/site/site-words.ts";
import type { Language } from "#app/i18n/language.ts";
import { demoStaffPassword } from "#db/seed/demo/demo-staff.ts";
import { demoCode } from "#server/tool-pages/demo-authenticator.ts";

/** A code counts once: the next one comes within half a minute. */
const nextCode = { timeout: 40_000, intervals: [500] };

/** Signs a member of the demo's staff in and opens a screen of the office. */
export async function openOffice(
  page: Page,
  member: { readonly email: string },
  { language, path = "" }: { readonly language: Language; readonly path?: string },
): Promise<void> {
  await page.goto(`/office${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
  const words = siteWords.of(language);
  await page.getByLabel(words.email, { exact: true }).fill(member.email);
  await page.getByLabel(words.password, { exact: true }).fill(demoStaffPassword);
  await page.getByRole("button", { name: words.signInButton, exact: true }).click();
  const code = page.locator("input[name=code]");
  await expect(code).toBeVisible();
  let last = "";
  await expect
    .poll(async () => {
      if (!(await code.isVisible())) return true;
      const now = demoCode();
      if (now !== last) {
        last = now;
        await code.fill(now);
        await code.press("Enter");
        await page.waitForLoadState();
      }
      return !(await code.isVisible());
    }, nextCode)
    .toBe(true);
  await expect(page.locator("#office main")).toBeVisible();
}
