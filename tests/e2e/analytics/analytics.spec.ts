import type { Page } from "@playwright/test";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { accept, expectUncovered, meetBanner, recordEvents, undecided } from "./analytics-steps.ts";

test.use({ storageState: undecided });

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("marsa.consent"));

test(
  "the question covers nothing; to decline is one press: nothing was sent before, nothing is afterwards",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const requests: URL[] = [];
    page.on("request", (request) => requests.push(new URL(request.url())));
    const events = await recordEvents(page);
    // What sticks to the foot of the screen stands above it.
    await page.goto(`/vehicle/reem?lang=${texts.language}`);
    await meetBanner(page, texts);
    await expectUncovered(page.locator(".model-bar a").first(), 2000);

    await page.goto(`/?lang=${texts.language}`);
    const banner = await meetBanner(page, texts);
    await expectUncovered(page.getByRole("main").getByRole("link").first());
    const foot = page.getByRole("contentinfo");
    await expectUncovered(foot.getByRole("button").or(foot.getByRole("link")).last(), 1e6);
    expect(await storedChoice(page)).toBeNull();

    await banner.getByRole("button", { name: texts.consent("declineLabel"), exact: true }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    expect(JSON.parse((await storedChoice(page)) ?? "")).toMatchObject({ answer: "refused", version: 1 });
    await page.goto(`/error/404?lang=${texts.language}`, { waitUntil: "networkidle" });
    await page.mouse.move(100, 100);
    await expect(banner).toBeHidden();
    expect(events).toEqual([]);
    expect([...new Set(requests.map(({ hostname }) => hostname))]).toEqual([new URL(page.url()).hostname]);
    expect(requests.filter(({ pathname }) => /\/(?:debug-overlay|engine)-/.test(pathname))).toEqual([]);
  },
);

test("with consent what has waited is sent first; it can be withdrawn at the foot of the page", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const events = await recordEvents(page);
  await page.goto(`/?lang=${texts.language}&utm_campaign=spring`);
  const title = await page.title();
  await accept(page, texts);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  expect(events[0]).toEqual({
    event: "page_view",
    page: "/",
    title,
    language: texts.language,
    utmCampaign: "spring",
  });

  const foot = page.getByRole("contentinfo");
  // Before it is awake its links load whole pages; awake, it brings the block of the locations.
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByRole("tab").first()).toBeVisible();
  const home = foot.getByRole("link", { name: texts.footer("mainPages.0.label"), exact: true });
  await home.click();
  await expect
    .poll(() => events.at(-1))
    .toEqual({ event: "click", name: "home", place: "footer", target: "/" });

  const choices = foot.getByRole("button", { name: texts.consent("choicesLabel") });
  await choices.click();
  const dialog = page.getByRole("dialog", { name: texts.consent("choicesLabel") });
  await expect(dialog).toContainText(texts.consent("grantedText").split("{date}")[0] ?? "");
  await dialog.getByRole("button", { name: texts.consent("declineLabel"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(choices).toBeFocused();
  // The last event.
  expect(events.at(-1)).toEqual({ event: "click", name: "consent", target: "refused", place: "dialog" });
  const sent = events.length;
  await home.click();
  await page.goto(`/error/404?lang=${texts.language}`, { waitUntil: "networkidle" });
  expect(events).toHaveLength(sent);
});
