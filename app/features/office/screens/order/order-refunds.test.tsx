import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { openRefund, shownOrder } from "./order-examples.ts";
import { OrderRefunds } from "./order-refunds.tsx";

const done = { id: "o1", version: 4 };
/** Who is signed in with `renderOffice`. */
const self = "staff-1";

async function open(requestedBy: string, options: Parameters<typeof renderOffice>[1] = {}) {
  const calls = answerCalls({
    "/office/api/orders/o1/approve-refund": done,
    "/office/api/orders/o1/decline-refund": done,
    "/office/api/orders/o1/withdraw-refund": done,
  });
  await renderOffice(<OrderRefunds order={shownOrder({ refunds: [openRefund(requestedBy)] })} />, options);
  return () => calls.map(({ url, body }) => [url.pathname.split("/").at(-1), body]);
}
const approve = page.getByRole("button", { name: /^Approve/ });

test("a manager approves by one key, or declines with a reason", async () => {
  const sent = await open("a-colleague");
  await expect.element(approve).toBeVisible();
  await userEvent.keyboard("a");
  await expect.poll(sent).toEqual([["approve-refund", { version: 3 }]]);
  await userEvent.keyboard("d");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("The box is not the part");
  await dialog.getByRole("button", { name: "Decline the refund" }).click();
  await expect
    .poll(() => sent().at(-1))
    .toEqual(["decline-refund", { version: 3, reason: "The box is not the part" }]);
});

test.each(["en", "ar"] as const)(
  "the one who requested it reads why they cannot, and may take it back (%s)",
  async (language) => {
    const sent = await open(self, { language });
    const why = language === "en" ? /You requested it/ : /أنت من طلبه/;
    await expect.element(page.getByText(why)).toBeVisible();
    await userEvent.keyboard("a");
    expect(sent()).toEqual([]);
    await page
      .getByRole("button", { name: language === "en" ? "Withdraw the request" : "سحب الطلب" })
      .click();
    await expect.poll(sent).toEqual([["withdraw-refund", { version: 3 }]]);
  },
);

test("the counter reads that a manager decides", async () => {
  await open("a-colleague", { grants: [{ role: "parts", place: "rimal-parts-salwa-road" }] });
  await expect.element(page.getByText("A manager approves it.")).toBeVisible();
  await expect.element(approve).not.toBeInTheDocument();
});
