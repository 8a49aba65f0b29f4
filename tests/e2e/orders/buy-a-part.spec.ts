import { demoCode } from "#app/features/payments/rules/bank/test-cards.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { maxRetries } from "../max-retries.ts";
import { answers, collectComplaints, expectAccessible, open, profileButton, signIn } from "../steps.ts";
import { enterCard, partInStock, payAtBank, pressPay, shopTexts } from "./shop-steps.ts";

test(
  "a visitor adds a part, signs in, is declined, pays by another card, and has the receipt",
  onPhoneInArabic,
  async ({ page }, info) => {
    const shop = shopTexts(info);
    const { language, texts, cart, stock, checkout, payment, confirmation, order } = shop;
    const person = await ownCustomer();
    const number = await partInStock(page);
    const complaints = collectComplaints(page);

    await open(page, `/auto-parts?q=${number}&lang=${language}`);
    await page.getByRole("button", { name: `${stock.add} ${number}` }).click();
    await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
    await signIn(page, person, texts);
    await expect(profileButton(page, texts)).toBeVisible();
    await expect(page.getByText(stock.inCart(1))).toBeVisible();
    await page.reload();
    await answers(page);

    await page
      .getByRole("banner")
      .getByRole("link", { name: cart.openCart(1) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: cart.title })).toBeVisible();
    await expect(page.getByRole("textbox", { name: /./ }).first()).toHaveValue("1");
    await expectAccessible(page, "cart");

    await page.getByRole("link", { name: cart.checkout }).locator("visible=true").click();
    await expect(page.getByRole("heading", { level: 1, name: checkout.title })).toBeVisible();
    await expect(page.getByText(checkout.allHere).first()).toBeVisible();
    await pressPay(page);
    await expect(page.getByText(checkout.placeMissing).first()).toBeVisible();
    await expectAccessible(page, "checkout with errors");
    await payAtBank(page, shop);

    await enterCard(page, "declined");
    await expect(page.getByRole("heading", { level: 1, name: payment.failed })).toBeVisible();
    await expect(page.getByRole("heading", { name: payment.retryTitle })).toBeVisible();
    await expectAccessible(page, "declined payment");
    await pressPay(page);
    await expect(page).toHaveURL(/\/bank\/pay\//);
    await enterCard(page, "approved");
    await page.locator("[autocomplete=one-time-code]").fill(demoCode);
    await page.locator("[autocomplete=one-time-code]").press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: confirmation.title })).toBeVisible();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expectAccessible(page, "confirmation");
    // Paper names the order's own page: this one is gone with the visit.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^http:\/\/[^/]+\/orders\/[0-9a-f-]{36}\?lang=/)).toBeVisible();
    await page.emulateMedia({ media: null });
    const receipt = page.getByRole("link", { name: new RegExp(order.receipt) });
    const paper = await page.request.get((await receipt.getAttribute("href")) ?? "", { maxRetries });
    expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);

    await page.getByRole("link", { name: confirmation.toOrder }).click();
    await expect(page.getByRole("heading", { name: order.progress })).toBeVisible();
    await expect(page.getByText(shop.state.PAID).first()).toBeVisible();
    await expectAccessible(page, "order");
    await open(page, `/cart?lang=${language}`);
    await expect(page.getByText(texts.emptyState("cart")("title"))).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
