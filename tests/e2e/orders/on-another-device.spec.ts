import { ownCustomer } from "../account/own-customer.ts";
import { expect, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { expectNoSideways, openBySigningIn, openSignedIn } from "../steps.ts";
import { enterCard, openOrder, partInStock, pressPay, shopTexts } from "./shop-steps.ts";

test("the link in an order's mail leads through the login of another device to that order and its receipt", async ({
  page,
  browser,
}, info) => {
  test.slow();
  const { language, texts, confirmation, order } = shopTexts(info);
  const person = await ownCustomer();
  await openSignedIn(page, `/?lang=${language}`, person, texts);
  const { id } = await openOrder(page, await partInStock(page));
  await page.goto(`/orders/${id}?lang=${language}`);
  await page.locator("input[name=method][value=card]").check({ force: true });
  await pressPay(page);
  await expect(page).toHaveURL(/\/bank\/pay\//);
  await enterCard(page, "approved-without-code");
  await expect(page.getByRole("heading", { level: 1, name: confirmation.title })).toBeVisible();

  let link = "";
  await expect(async () => {
    [link = ""] = new RegExp(`/orders/${id}\\?lang=\\w\\w`).exec(await outboxOf(page)) ?? [];
    expect(link).not.toBe("");
  }).toPass();
  const other = await (await browser.newContext()).newPage();
  await openBySigningIn(other, new URL(link, page.url()).href, person, texts);
  await expect(other.getByRole("heading", { level: 1, name: new RegExp(order.order) })).toBeVisible();
  await expectNoSideways(other);
  const receipt = other.getByRole("link", { name: new RegExp(order.receipt) });
  const paper = await other.request.get((await receipt.getAttribute("href")) ?? "");
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await other.context().close();
});
