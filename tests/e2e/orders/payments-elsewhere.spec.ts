import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { expect, test } from "../journey.ts";
import { onDatabase } from "../program-database.ts";
import { expectAccessible, expectNoSideways, open, openSignedIn } from "../steps.ts";
import { customerCall, enterCard, openOrder, partInStock, payAtBank, shopTexts } from "./shop-steps.ts";

test("who closes the tab at the bank finds the order paid later", async ({ page, context }, info) => {
  test.slow();
  const shop = shopTexts(info);
  const { language, texts, state, order } = shop;
  await openSignedIn(page, `/?lang=${language}`, await ownCustomer(), texts);
  const partNumber = await partInStock(page);
  await customerCall(page, "POST", "/cart/items", { partNumber, quantity: 1 });
  await open(page, `/checkout?lang=${language}`);
  await payAtBank(page, shop);
  await enterCard(page, "page-closed");
  // A browser whose last tab closes may end; another one is open, as on most phones.
  const later = await context.newPage();
  await page.close();

  await open(later, `/orders?lang=${language}`);
  await expect(later.getByRole("heading", { level: 1, name: order.title })).toBeVisible();
  await expectAccessible(later, "orders");
  await expectNoSideways(later);
  await expect(async () => {
    await later.reload();
    await expect(later.getByText(state.PAID, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
});

test("an order whose reservation has run out is not paid, and the cart is as it was", async ({
  page,
}, info) => {
  const shop = shopTexts(info);
  const { language, texts, payment, cart } = shop;
  await openSignedIn(page, `/?lang=${language}`, await ownCustomer(), texts);
  const partNumber = await partInStock(page);
  await customerCall(page, "POST", "/cart/items", { partNumber, quantity: 1 });
  await open(page, `/checkout?lang=${language}`);
  await payAtBank(page, shop);
  await enterCard(page, "declined");
  await expect(page.getByRole("heading", { name: payment.retryTitle })).toBeVisible();
  const [open1] = (await customerCall<{ items: { id: string }[] }>(page, "GET", "/parts/orders")).items;
  await reservationIsOver(open1?.id ?? "");
  await page.reload();
  await expect(page.getByText(payment.overText)).toBeVisible();
  await expectAccessible(page, "payment after the reservation");
  await page.getByRole("link", { name: payment.toCart }).click();
  await expect(page.getByRole("link", { name: cart.checkout }).locator("visible=true")).toBeVisible();
});

test("another customer's order is not found", async ({ page, browser }, info) => {
  const { language, texts, order } = shopTexts(info);
  await openSignedIn(page, `/?lang=${language}`, await ownCustomer(), texts);
  const { id } = await openOrder(page, await partInStock(page));
  const address = new URL(`/orders/${id}?lang=${language}`, page.url()).href;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: order.progress })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await openSignedIn(stranger, address, await ownCustomer(), texts);
  await expect(stranger.getByRole("heading", { level: 1, name: order.notFound })).toBeVisible();
  await expectAccessible(stranger, "an order that is not found");
  await stranger.context().close();
});

/** As if the fifteen minutes of an order were over. */
function reservationIsOver(id: string): Promise<unknown> {
  return onDatabase(() =>
    sql`with ended as (
        update orders.order set expires_at = now() - interval '1 minute' where id = ${id} returning id
      )
      update orders.reservation set expires_at = now() - interval '1 minute'
      from ended where reservation.order_id = ended.id`.execute(database()),
  );
}
