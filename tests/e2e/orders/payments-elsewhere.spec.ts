import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { expect, test } from "../journey.ts";
import { maxRetries } from "../max-retries.ts";
import { outboxOf } from "../outbox.ts";
import { onDatabase } from "../program-database.ts";
import { expectAccessible, open, openBySigningIn, openSignedIn } from "../steps.ts";
import { customerCall, enterCard, partInStock, payAtBank, shopTexts } from "./shop-steps.ts";

test("who closes the tab at the bank has paid all the same, and the mail leads another device to the receipt", async ({
  page,
  context,
  browser,
}, info) => {
  const shop = shopTexts(info);
  const { language, texts, state, order } = shop;
  const person = await ownCustomer();
  await openSignedIn(page, `/?lang=${language}`, person, texts);
  await customerCall(page, "POST", "/cart/items", { partNumber: await partInStock(page), quantity: 1 });
  await open(page, `/checkout?lang=${language}`);
  await payAtBank(page, shop);
  await enterCard(page, "page-closed");
  // A browser whose last tab closes may end; another one is open, as on most phones.
  const later = await context.newPage();
  await page.close();
  await open(later, `/orders?lang=${language}`);
  await expect(later.getByRole("heading", { level: 1, name: order.title })).toBeVisible();
  await expectAccessible(later, "orders");
  const { items } = await customerCall<{ items: { id: string }[] }>(later, "GET", "/parts/orders");

  const link = new RegExp(`/orders/${items[0]?.id}\\?lang=\\w\\w`);
  await expect(async () => {
    await bankDecidesNow();
    expect(await outboxOf(later)).toMatch(link);
  }).toPass();
  const [path = ""] = link.exec(await outboxOf(later)) ?? [];
  const other = await (await browser.newContext()).newPage();
  await openBySigningIn(other, new URL(path, later.url()).href, person, texts);
  await expect(other.getByRole("heading", { level: 1, name: new RegExp(order.order) })).toBeVisible();
  await expect(other.getByText(state.PAID).first()).toBeVisible();
  const receipt = other.getByRole("link", { name: new RegExp(order.receipt) });
  const paper = await other.request.get((await receipt.getAttribute("href")) ?? "", { maxRetries });
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await other.context().close();
});

/** As if the time were over that the demo's bank takes for a page that was closed. */
function bankDecidesNow(): Promise<unknown> {
  return onDatabase(() =>
    sql`update pgboss.job set start_after = now() where name = 'demo-bank-closed-page' and state = 'created'`.execute(
      database(),
    ),
  );
}
