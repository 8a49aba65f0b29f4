import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { siteWords } from "#app/features/account/site/site-words.ts";
import { capacityWords } from "#app/features/office/screens/capacity/words.ts";
import { leadWords } from "#app/features/office/screens/lead/words.ts";
import { codeWords } from "#app/features/office/screens/service/words.ts";
import { walkInWords } from "#app/features/office/screens/walk-in/words.ts";
import { kitWords } from "#app/features/office/ui/kit/words.ts";
import { commandWords } from "#app/features/office/ui/palette/words.ts";
import { officeWords } from "#app/features/office/words.ts";
import { demoStaffPassword, maryam } from "#db/seed/demo/demo-staff.ts";
import { demoCode } from "#server/tool-pages/demo-authenticator.ts";
import { expect } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { maxRetries } from "../max-retries.ts";
import { collectComplaints } from "../steps.ts";
import { browserOf, test } from "./day-program.ts";

/** A code lasts half a minute. */
const nextCode = { timeout: 40_000, intervals: [500] };

const site = siteWords.of("en");
const office = officeWords.of("en");
const walkIn = walkInWords.of("en");
const capacity = capacityWords.of("en");
const lead = leadWords.of("en");
const code = codeWords.of("en");
const kit = kitWords.of("en");
const command = commandWords.of("en");

test("a whole day needs no mouse: sign-in, a walk-in to its hand-over, a closed day, a lead, a customer", async ({
  browser,
  office: program,
}, info) => {
  const use: BrowserContextOptions = info.project.use;
  const page = await browserOf(browser, { use, address: program.address });
  const complaints = collectComplaints(page);
  await test.step("sign-in", () => signInByKeys(page));

  await test.step("a walk-in", () => takeWalkIn(page));
  await test.step("the codes, one key each", async () => {
    for (const [key, next] of [
      ["w", code.WIP],
      ["q", code.QCA],
      ["r", code.RFD],
      ["u", code.QCA],
      ["r", code.RFD],
      ["o", code.OUT],
    ] as const) {
      await page.keyboard.press(key);
      await expectCode(page, next);
    }
  });

  await test.step("a card of the board is opened and left", async () => {
    await goTo(page, office.service);
    const card = page.getByRole("link", { name: "73215" }).first();
    await expect(card).toBeVisible();
    await tabTo(page, card);
    await page.keyboard.press("Enter");
    await expectCode(page, code.OUT);
  });

  await test.step("a day is closed", () => closeDay(page));
  await test.step("a lead is answered", async () => {
    await leaveLead(page);
    await answerLead(page);
  });
  await test.step("a customer is found", async () => {
    await find(page, "Noora Al Kuwari");
    await expect(page).toHaveURL(/\/office\/people\//);
    await expect(page.locator("h1")).toContainText("Noora");
    // What is still loaded when they sign out is refused.
    await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  });
  await test.step("sign-out", async () => {
    await find(page, command["sign-out"]);
    await expect(page).toHaveURL(/\/accounts\/staff\/|signed-out|sign-in/);
  });
  expect(complaints).toEqual([]);
});

async function signInByKeys(page: Page): Promise<void> {
  await page.goto("/office?lang=en");
  const fields: [string, string][] = [
    [site.email, maryam.email],
    [site.password, demoStaffPassword],
  ];
  for (const [label, typed] of fields) {
    const field = page.getByLabel(label, { exact: true });
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Enter");
  const field = page.locator("input[name=code]");
  await expect(field).toBeFocused();
  // A code counts once, and another journey may have used that of this half minute: the next one comes soon.
  let last = "";
  await expect
    .poll(async () => {
      const code = demoCode();
      if (code === last || !(await field.isVisible())) return !(await field.isVisible());
      last = code;
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
      await page.waitForLoadState();
      return !(await field.isVisible());
    }, nextCode)
    .toBe(true);
  await expect(page.locator("#office main h1")).toBeVisible();
}

/** Opens what the palette finds by a text: a screen, a record or a deed. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: office.find })).toBeVisible();
  await page.keyboard.type(text);
  await expect(page.getByRole("option", { name: text }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: office.find })).toBeHidden();
}
async function goTo(page: Page, screen: string): Promise<void> {
  await find(page, command.goTo(screen));
  await expect(page.locator("h1")).toHaveText(screen);
}

async function expectCode(page: Page, shown: string): Promise<void> {
  await expect(page.locator("h1 + *")).toHaveText(shown);
}

async function takeWalkIn(page: Page): Promise<void> {
  await goTo(page, office.service);
  // A keyboard in Arabic: the same key, another letter.
  await page.evaluate(() => {
    const pressed = new KeyboardEvent("keydown", { key: "ى", code: "KeyN", bubbles: true, cancelable: true });
    document.body.dispatchEvent(pressed);
  });
  const dialog = page.getByRole("dialog", { name: walkIn.title });
  await expect(dialog.getByLabel(walkIn.plate)).toBeFocused();
  await page.keyboard.type("73215");
  await typeInto(page, dialog.getByLabel(walkIn.phone), "6612 7788");
  await typeInto(page, dialog.getByLabel(walkIn.name), "Salem Al Naimi");
  await typeInto(page, dialog.getByLabel(walkIn.model), "Hajar");
  await tabTo(page, dialog.getByRole("button", { name: walkIn.services }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: walkIn.checkIn }));
  await page.keyboard.press("Enter");
  await expectCode(page, code.CIN);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function closeDay(page: Page): Promise<void> {
  await goTo(page, office.capacity);
  const day = page.locator('[data-day][tabindex="0"]');
  await expect(day).toBeVisible();
  await tabTo(page, day);
  // Two months ahead nobody has an appointment yet. Within Ramadan's hours a day cannot be closed: it goes back by weeks.
  for (let week = 0; week < 9; week += 1) await page.keyboard.press("ArrowDown");
  const special = page.locator("[data-day][title]:focus");
  for (let week = 0; week < 5 && (await special.count()) > 0; week += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: capacity.closeDay }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog").last();
  await typeInto(page, dialog.getByLabel(capacity.reasonEn), "Stocktaking");
  await typeInto(page, dialog.getByLabel(capacity.reasonAr), "جرد سنوي");
  await tabTo(page, dialog.getByRole("button", { name: capacity.closeAll }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(capacity.doneTitle, { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: kit.close }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** What a visitor of the site requests, without its pages, and a person of sales gets. */
async function leaveLead(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v3/leads", {
    maxRetries,
    headers: { appbrand: "rimal", env: "production", platform: "web", "idempotency-key": randomUUID() },
    data: {
      ...{ kind: "offer", firstName: "Salem", lastName: "Al Naimi", mobile: "55987612" },
      ...{ offerId: "suhail-lease", page: "/offers/suhail-lease", filledInMs: 20_000 },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  const ownerOf = async () => {
    const read = await page.request.get(`/office/api/leads/${id}?lang=en`, {
      maxRetries,
      headers: { "sec-fetch-site": "same-origin" },
    });
    return ((await read.json()) as { data: { owner: object | null } }).data.owner;
  };
  await expect.poll(ownerOf).not.toBeNull();
}

async function answerLead(page: Page): Promise<void> {
  await goTo(page, office.leads);
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/office\/leads\/[\w-]{36}/);
  await expect(page.getByRole("button", { name: lead.reached })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: `${kit.save}: ${lead.reached}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(lead.recorded)).toBeVisible();
}
