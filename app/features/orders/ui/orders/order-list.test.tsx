import { describe, expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { orderExample, orderLineExample } from "./order-examples.ts";
import { OrderList } from "./order-list.tsx";
import { OrdersSummary } from "./orders-summary.tsx";

const path = "/v3/parts/orders";
const empty = { title: "No orders yet", text: "What you order stands here." };
const pageOf = (items: PartsOrder[], page = 1, pages = 1) => ({ items, total: items.length, page, pages });

function list(answer: CallAnswer | readonly CallAnswer[], at = "/orders") {
  const calls = answerCalls({ [path]: answer });
  return render(<OrderList empty={empty} />, { customer: {}, at }).then((screen) => ({ screen, calls }));
}

describe("the list of orders", () => {
  it("leads to each, paid or not", async () => {
    const open = orderExample({ id: "o2", number: null, state: "AWAITING_PAYMENT" });
    const { screen } = await list(pageOf([open, orderExample()]));
    await expect
      .element(screen.getByRole("link", { name: "Order P-10042" }))
      .toHaveAttribute("href", "/orders/order-1?lang=en");
    await expect.element(screen.getByRole("link", { name: "Your order" })).toBeVisible();
    await expect.element(screen.getByText("Waiting for payment")).toBeVisible();
  });

  it("names each kind of part once, and says how many more there are than its picture shows", async () => {
    const names = ["Pads, front", "Oil filter", "Pads, front"];
    const lines = names.map((name, place) => orderLineExample({ line: place + 1, name }));
    const { screen } = await list(pageOf([orderExample({ lines })]));
    await expect.element(screen.getByText("Pads, front · Oil filter", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("+2")).toHaveAttribute("dir", "ltr");
  });

  it("without any says what will stand there", async () => {
    const { screen } = await list(pageOf([]));
    await expect.element(screen.getByText("What you order stands here.")).toBeVisible();
  });

  it("that is long has pages in the address", async () => {
    const { screen, calls } = await list(pageOf([orderExample()], 2, 3), "/orders?page=2");
    await expect
      .element(screen.getByRole("link", { name: "Older" }))
      .toHaveAttribute("href", "/orders?page=3&lang=en");
    await expect.element(screen.getByText("Page 2 of 3")).toBeVisible();
    expect(calls[0]?.url.searchParams.get("page")).toBe("2");
  });

  it("that cannot be read is read by another try", async () => {
    const { screen } = await list([refusal(403, "forbidden"), pageOf([orderExample()])]);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("link", { name: "Order P-10042" })).toBeVisible();
  });
});

describe("orders on another page", () => {
  const summary = async (answer: CallAnswer) => {
    answerCalls({ [path]: answer });
    const titled = (contents: React.ReactNode) => (
      <section>
        <h2>Orders</h2>
        {contents}
      </section>
    );
    return render(<OrdersSummary frame={titled} />, { customer: {} });
  };
  const numbered = (number: string, state: PartsOrder["state"]) =>
    orderExample({ id: number, number, state });

  it("are those under way", async () => {
    const screen = await summary(pageOf([numbered("P-3", "COLLECTED"), numbered("P-2", "READY_FOR_PICKUP")]));
    await expect.element(screen.getByRole("link", { name: "Order P-2" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Order P-3" }).query()).toBeNull();
    await expect.element(screen.getByRole("link", { name: "See all orders" })).toBeVisible();
  });

  it("with what can be fetched above what is newer", async () => {
    const screen = await summary(pageOf([numbered("P-4", "PAID"), numbered("P-2", "READY_FOR_PICKUP")]));
    await expect.element(screen.getByRole("link", { name: "Order P-4" })).toBeVisible();
    const names = screen.getByRole("link", { name: /^Order/ }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(["Order P-2", "Order P-4"]);
  });

  it("or the last one", async () => {
    const screen = await summary(pageOf([numbered("P-3", "COLLECTED"), numbered("P-1", "CANCELLED")]));
    await expect.element(screen.getByRole("link", { name: "Order P-3" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Order P-1" }).query()).toBeNull();
  });

  it("are nothing at all where there has been none", async () => {
    const screen = await summary(pageOf([]));
    await expect.poll(() => screen.container.textContent).toBe("");
  });
});
