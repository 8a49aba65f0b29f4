import { randomUUID } from "node:crypto";
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { availabilityCall, PartsOrder } from "#app/features/orders/order-calls.ts";
import { cartWords } from "#app/features/orders/ui/cart/cart-words.ts";
import { checkoutWords } from "#app/features/orders/ui/checkout/checkout-words.ts";
import { confirmationWords } from "#app/features/orders/ui/confirmation/confirmation-words.ts";
import { orderWords, stateWords } from "#app/features/orders/ui/orders/order-words.ts";
import { paymentWords } from "#app/features/orders/ui/payment/payment-words.ts";
import { stockWords } from "#app/features/orders/ui/stock/stock-words.ts";
import type { listPartsCall } from "#app/features/parts/calls.ts";
import { type Scenario, testCards } from "#app/features/payments/rules/bank/test-cards.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { maxRetries } from "../max-retries.ts";
import { textsFor } from "../site-texts.ts";

/** The words of the shop in the language of the journey. */
export function shopTexts(info: TestInfo) {
  const texts = textsFor(info);
  const { language } = texts;
  return {
    ...{ texts, language, cart: cartWords.of(language), checkout: checkoutWords.of(language) },
    ...{ confirmation: confirmationWords.of(language), order: orderWords.of(language) },
    ...{ payment: paymentWords.of(language), state: stateWords.of(language) },
    stock: stockWords.of(language),
  };
}
type ShopTexts = ReturnType<typeof shopTexts>;

const headers = { appbrand: "rimal", env: "production", platform: "web" };

/** A part of which each journey may take a few pieces. */
export async function partInStock(page: Page): Promise<string> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(`/api/v3${path}`, { headers, maxRetries });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const { items } = await read<AnswerOf<typeof listPartsCall>>("/parts/list?q=filter&lang=en");
  const sold = items.filter(({ unitPrice }) => unitPrice !== null).map(({ number }) => number);
  const stock = await read<AnswerOf<typeof availabilityCall>>(
    `/parts/availability?numbers=${sold.join(",")}`,
  );
  const plenty = stock.find(({ centers }) => centers.every(({ available }) => available >= 8));
  if (plenty === undefined) throw new Error("no filter is in stock at every counter");
  return plenty.number;
}

/** Calls of the signed-in customer, as their own pages make them. */
export async function customerCall<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.fetch(`/api/v3${path}`, {
    maxRetries,
    ...{ method, data },
    headers: { ...headers, authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** From an open checkout to the bank's page, by the first counter and by card. */
export async function payAtBank(page: Page, { checkout }: ShopTexts): Promise<void> {
  await page.getByRole("radio", { name: checkout.allHere }).first().check({ force: true });
  await page.locator("input[name=method][value=card]").check({ force: true });
  await page.getByRole("checkbox", { name: checkout.terms }).check({ force: true });
  await pressPay(page);
  await expect(page).toHaveURL(/\/bank\/pay\//);
}

/** There are two of it, for wide screens and for the thumb; one is seen. */
export async function pressPay(page: Page): Promise<void> {
  await page.locator("[data-analytics=pay], [data-analytics=pay-again]").locator("visible=true").click();
}

/** Fills the bank's form with one of its test cards and sends it. */
export async function enterCard(page: Page, scenario: Scenario): Promise<void> {
  const number = testCards.find((card) => card.scenario === scenario)?.number ?? "";
  await page.locator("[autocomplete=cc-number]").fill(number);
  await page.locator("[autocomplete=cc-exp]").fill("12/30");
  await page.locator("[autocomplete=cc-csc]").fill("123");
  await page.locator("[autocomplete=cc-name]").fill("MAHA SULAITI");
  await page.locator("main button, form button").first().click();
}

/** An order of one piece that waits for its payment, made without the screens. */
export async function openOrder(page: Page, partNumber: string): Promise<PartsOrder> {
  const cart = await customerCall<{ version: number }>(page, "POST", "/cart/items", {
    partNumber,
    quantity: 1,
  });
  const [center] = await customerCall<{ id: string }[]>(page, "GET", "/parts/pickup-centers");
  return customerCall<PartsOrder>(page, "POST", "/parts/create-order", {
    ...{ centerId: center?.id, phone: "55123456", termsAccepted: true, cartVersion: cart.version },
  });
}
