import { expect, type Page, test } from "@playwright/test";
import { noora } from "#db/seed/demo-people.ts";
import { textsFor } from "./site-texts.ts";
import { open, profileButton, signIn } from "./steps.ts";

/** Opens an address whose part of that name takes long to come, and waits until it is on its way. */
async function openAsleep(page: Page, address: string, part: string): Promise<void> {
  const script = new RegExp(`/assets/${part}-.*\\.js$`);
  await page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const asked = page.waitForRequest(script);
  await open(page, address);
  await page.mouse.move(20, 300);
  await asked;
}

test("what is typed and pressed before a part is awake is repeated to it", async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/request-panel-.*\.js$/, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await open(page, "/offers/suhail-lease");
  const form = page.locator("#request form");
  const name = form.getByRole("textbox").first();
  await name.fill("Noora");
  await form.locator("button[type=submit]").click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(name).toHaveValue("Noora");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  expect(asked).toBe(1);
});

test("a key pressed before a part is awake is repeated to it", async ({ page }) => {
  await openAsleep(page, "/find-us?lang=en", "location-block");
  const [first, second] = [page.getByRole("tab").nth(0), page.getByRole("tab").nth(1)];
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-selected", "true");
});

test("a page asks for its scripts when its first picture has been painted, and what was pressed before counts", async ({
  page,
}, info) => {
  const { language, header } = textsFor(info);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  let show: () => void = () => undefined;
  const isShown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/\/images\/demo\/models\/suhail\/hero-/, async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goto(`/vehicle/suhail?lang=${language}`, { waitUntil: "commit" });
  const models = page
    .getByRole("banner")
    .getByRole("button", { name: header("menuTabFields.0.fieldLabel"), exact: true });
  await expect(models).toBeVisible();
  expect(asked).toEqual([]);
  // Pressed by a program: a pointer that moves would be a sign of use, and the scripts would come at once.
  await models.evaluate((button: HTMLElement) => button.click());
  expect(asked).toEqual([]);
  show();
  await expect(page.locator("[data-drawer] .model-card").first()).toBeVisible();
  expect(asked.some((address) => address.includes("/ground-"))).toBe(true);
});

test("a page whose first picture does not come answers all the same, and at once when it is used", async ({
  page,
}) => {
  await page.route(/\/images\/demo\/models\/suhail\/hero-/, () => undefined);
  const ground = page.waitForRequest(/\/assets\/ground-/);
  await page.goto("/vehicle/suhail?lang=en", { waitUntil: "commit" });
  await ground;
  await page.goto("/vehicle/suhail?lang=ar", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const used = page.waitForRequest(/\/assets\/entry/, { timeout: 2_000 });
  await page.keyboard.press("Tab");
  await used;
});

test("a number typed and left, or ended by Enter, before a part is awake counts", async ({ page }) => {
  await openAsleep(page, "/finance?lang=en&trim=none&price=80000", "finance-calculator");
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  await price.fill("7");
  await price.press("Enter");
  await expect(price).toHaveValue("10,000");

  await openAsleep(page, "/finance?lang=en&trim=none&price=90000", "finance-calculator");
  await price.fill("9");
  await price.blur();
  await expect(price).toHaveValue("10,000");
});

test("every answer that was given before a part is awake counts", async ({ page }) => {
  const address = "/fleet/fleet-calculator-discovery?lang=en";
  const answer = async () => {
    await page.getByRole("radio", { name: "Tools" }).press("Space");
    await page.getByRole("radio", { name: "60 months" }).press("Space");
  };
  await openAsleep(page, address, "fleet-calculator");
  await answer();
  await expect(page).toHaveURL(/use=tools&term=60/);

  // Before there are any scripts at all.
  await page.route(/\/assets\/entry\.client-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await answer();
  await expect(page).toHaveURL(/use=tools&term=60/);
});

test("a drawer whose scripts do not come leads on by links, and is whole when it is opened again", async ({
  page,
}, info) => {
  const { language, header } = textsFor(info);
  let isBroken = true;
  await page.route(/\/assets\/drawer-panels-.*\.js$/, async (route) => {
    if (!isBroken) return route.continue();
    // Longer than a drawer takes to close: it is opened again before what was asked for has failed.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.abort();
  });
  await page.goto(`/?lang=${language}`);
  const banner = page.getByRole("banner");
  // The bar has come alive once the page knows that nobody is signed in.
  await expect(banner.getByRole("button", { name: header("loginButtonLabel") })).toBeVisible();
  const models = banner.getByRole("button", { name: header("menuTabFields.0.fieldLabel"), exact: true });
  const drawer = banner.locator("[data-drawer]");
  await models.press("Enter");
  await expect(drawer.getByRole("link").first()).toBeVisible();
  await models.press("Enter");
  await expect(drawer).toHaveCount(0);
  isBroken = false;
  await models.press("Enter");
  await expect(banner.locator(".model-card").first()).toBeVisible();
});

test("a footer that sleeps stays as the server wrote it when a login comes back", async ({ page }, info) => {
  const texts = textsFor(info);
  await open(page, "/news/new-wahat?lang=en");
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("footer")?.setAttribute("data-written", ""),
    ),
  );
  await page.route(/\/assets\/footer-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole("button", { name: texts.header("loginButtonLabel") }).click();
  await signIn(page, noora, texts);
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(page).toHaveURL("/news/new-wahat?lang=en");
  await expect(page.locator("footer[data-written]")).toBeAttached();
});
