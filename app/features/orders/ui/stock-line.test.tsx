import { describe, expect, it } from "vitest";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../tests/components/watch-leaving.ts";
import type { Availability } from "../order-calls.ts";
import { sessionExample } from "./cart/cart-examples.ts";
import { centerExample, stockExample } from "./orders/order-examples.ts";
import { pendingAlert } from "./stock/use-stock-alert.ts";
import { StockLine } from "./stock-line.tsx";
import { StockProvider } from "./stock-provider.tsx";

const path = "/v3/parts/availability";
const alerts = "/v3/parts/stock-alerts";
const number = "0446502220";

async function line(
  answer: CallAnswer,
  {
    byCenter = false,
    rest = {},
    language = "en" as "en" | "ar",
    who = "signed-in" as "signed-in" | "visitor",
    twice = false,
  } = {},
) {
  const calls = answerCalls({
    [path]: answer,
    [alerts]: [[]],
    "/v3/parts/pickup-centers": [[centerExample(), centerExample({ id: "salwa", name: "Salwa Road" })]],
    ...rest,
  });
  const screen = await render(
    <SessionContext value={sessionExample(who)}>
      <StockProvider numbers={[number, "0415222220"]}>
        <StockLine number={number} byCenter={byCenter} />
        {twice && <StockLine number={number} />}
      </StockProvider>
    </SessionContext>,
    { customer: {}, language },
  );
  return { screen, calls };
}
const stocked = (changes: Partial<Availability>): CallAnswer => [[stockExample(changes)]] as never;

describe("the stock of a part", () => {
  it.each([
    [12, "In stock"],
    [3, "Only 3 in stock"],
    [1, "Last piece in stock"],
    [0, "Out of stock"],
  ])("of %i pieces says %s", async (available, words) => {
    const { screen } = await line(stocked({ available }));
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("is read for all parts of the page in one call", async () => {
    const { screen, calls } = await line(stocked({}));
    await expect.element(screen.getByText("In stock")).toBeVisible();
    const read = calls.filter(({ url }) => url.pathname.endsWith("availability"));
    expect(read.map(({ url }) => url.searchParams.get("numbers"))).toEqual(["0415222220,0446502220"]);
  });

  it("that cannot be read stands in nobody's way", async () => {
    const { screen } = await line(refusal(404, "not-found"));
    await expect.element(screen.getByText("Stock is checked at checkout")).toBeVisible();
  });

  it("by counter names what each has, and when it comes", async () => {
    const centers = [
      { centerId: "industrial", available: 14, backorderDate: null },
      { centerId: "salwa", available: 0, backorderDate: "2026-12-08" },
    ];
    const { screen } = await line(stocked({ available: 14, centers }), { byCenter: true });
    await expect.element(screen.getByText("10 or more in stock")).toBeVisible();
    await expect.element(screen.getByText("Expected 8 December 2026 (28 Jumada II 1448 AH)")).toBeVisible();
  });

  it("says in Arabic when it comes", async () => {
    const centers = [{ centerId: "salwa", available: 0, backorderDate: "2026-12-08" }];
    const { screen } = await line(stocked({ available: 0, centers }), { language: "ar" });
    await expect.element(screen.getByText("غير متوفرة حالياً")).toBeVisible();
    await expect
      .element(screen.getByText(/متوقع وصولها 8 ديسمبر 2026 الموافق 28 جمادى الآخرة/))
      .toBeVisible();
  });
});

describe("the message when it comes", () => {
  it("is requested by one press, and taken back by another", async () => {
    const { screen, calls } = await line(stocked({ available: 0 }), {
      rest: {
        [alerts]: [[], { number, active: true }],
        [`${alerts}/${number}`]: { number, active: false },
      },
    });
    await screen.getByRole("button", { name: "Tell me when it comes" }).click();
    await expect.element(screen.getByText(/We will write to you once/)).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ partNumber: number });
    await screen.getByRole("button", { name: "No message, please" }).click();
    await expect.element(screen.getByRole("button", { name: "Tell me when it comes" })).toBeVisible();
  });

  it("that could not be requested says so", async () => {
    const { screen } = await line(stocked({ available: 0 }), {
      rest: { [alerts]: [[], refusal(500, "internal")] },
    });
    await screen.getByRole("button", { name: "Tell me when it comes" }).click();
    await expect.element(screen.getByText("That did not work. Please try again.")).toBeVisible();
  });

  const requested = { [alerts]: [[], { number, active: true }] };
  const postsOf = (calls: Awaited<ReturnType<typeof line>>["calls"]) =>
    calls.filter(({ method }) => method === "POST");

  it("pressed by a visitor waits for the login", async () => {
    const left = watchLeaving();
    const { screen, calls } = await line(stocked({ available: 0 }), { who: "visitor" });
    await screen.getByRole("button", { name: "Tell me when it comes" }).click();
    await expect.poll(() => left[0]?.pathname).toBe("/accounts/login");
    expect(pendingAlert.read(Date.now())?.body).toEqual({ partNumber: number });
    expect(postsOf(calls)).toEqual([]);
  });

  it("is requested once when the visitor is back, also where the part stands twice, and not by a reload", async () => {
    pendingAlert.remember({ partNumber: number }, Date.now());
    const key = pendingAlert.read(Date.now())?.key;
    const { screen, calls } = await line(stocked({ available: 0 }), { rest: requested, twice: true });
    await expect.element(screen.getByText(/We will write to you once/).first()).toBeVisible();
    expect(postsOf(calls).map(({ headers }) => headers.get("idempotency-key"))).toEqual([key]);
    await screen.unmount();
    const again = await line(stocked({ available: 0 }));
    await expect.element(again.screen.getByRole("button", { name: "Tell me when it comes" })).toBeVisible();
    await settled();
    expect(postsOf(again.calls)).toEqual([]);
  });

  it("without an answer the next try has the same key", async () => {
    pendingAlert.remember({ partNumber: number }, Date.now());
    const key = pendingAlert.read(Date.now())?.key;
    const first = await line(stocked({ available: 0 }), { rest: { [alerts]: [[], "offline"] } });
    await expect.element(first.screen.getByText("That did not work. Please try again.")).toBeVisible();
    await first.screen.unmount();
    const { screen, calls } = await line(stocked({ available: 0 }), { rest: requested });
    await expect.element(screen.getByText(/We will write to you once/)).toBeVisible();
    expect(postsOf(calls)[0]?.headers.get("idempotency-key")).toBe(key);
  });

  it.each([
    ["of another part", "0415222220", undefined],
    ["that was sent for another customer", number, "somebody-else"],
  ])("a press %s is not this one's", async (_, partNumber, customerId) => {
    pendingAlert.remember({ partNumber }, Date.now());
    const pending = pendingAlert.read(Date.now());
    if (pending && customerId) pendingAlert.claim(pending, customerId);
    const { screen, calls } = await line(stocked({ available: 0 }));
    await expect.element(screen.getByRole("button", { name: "Tell me when it comes" })).toBeVisible();
    await settled();
    expect(postsOf(calls)).toEqual([]);
  });
});
