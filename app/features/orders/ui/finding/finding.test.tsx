import { describe, expect, it } from "vitest";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import type { ListState } from "#app/features/parts/ui/list/list-state.ts";
import { detailsExample, foundExample, hajar, InShop } from "#app/features/parts/ui/parts-examples.tsx";
import { listAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { cartExample, sessionExample } from "../cart/cart-examples.ts";
import { BoughtList } from "./bought-list.tsx";
import { CartLink } from "./cart-link.tsx";
import { LastOrders } from "./last-orders.tsx";
import { OnePart } from "./one-part.tsx";

const empty = { title: "None", text: "Ask the counter.", action: { label: "All", url: "/parts-categories" } };
const state = (changes: Partial<ListState> = {}): ListState => ({
  ...{ search: {}, found: foundExample(), tree: [], isPending: false, error: null, retry: () => undefined },
  ...{ addressOf: (search) => listAddress(search, "HJR.2024"), ...changes },
});

describe("a list where parts are bought", () => {
  it("reads the stock of all its parts at once", async () => {
    const calls = answerCalls({ "/v3/parts/availability": [[]] });
    await render(
      <InShop shop={{ car: "HJR.2024" }}>
        <BoughtList state={state()} empty={empty} />
      </InShop>,
      { customer: {} },
    );
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.url.searchParams.get("numbers")).toBe("44000HJR01,44000HJR02");
  });

  it("for a car that the words name is bought for that car, and says nothing of one's own", async () => {
    const calls = answerCalls({
      "/v3/parts/availability": [[]],
      "/v3/cart/items": cartExample(),
    });
    const reem = { ...hajar, key: "REM.2021", modelCode: "REM", modelYear: 2021, name: "Reem 2021" };
    const screen = await render(
      <SessionContext value={sessionExample("signed-in")}>
        <InShop shop={{ car: "HJR.2024" }}>
          <BoughtList state={state({ found: foundExample({ car: reem }) })} empty={empty} />
        </InShop>
      </SessionContext>,
      { customer: {} },
    );
    await expect.element(screen.getByText(/car in your search: .*Reem 2021/)).toBeVisible();
    expect(screen.getByText("Fits your car").query()).toBeNull();
    await screen.getByRole("button", { name: "Add to cart 44000HJR01" }).click();
    await expect
      .poll(() => calls.find(({ method }) => method === "POST")?.body)
      .toMatchObject({ car: "REM.2021" });
  });

  it.each([
    [{ q: "oil 5w-20" }, undefined, "No parts found for “⁨oil 5w-20⁩”"],
    [{ category: "brakes" }, undefined, "No parts found in this category"],
    [{ category: "brakes" }, "HJR.2024", "No parts found in this category that fit your car"],
    [{ q: "oil", all: "true" as const }, "HJR.2024", "No parts found for “⁨oil⁩”"],
    [{}, undefined, "No parts found"],
  ])("of %o for the car %s is empty by that name", async (search, car, title) => {
    answerCalls({});
    const found = foundExample({ items: [], total: 0 });
    const screen = await render(
      <InShop shop={{ car }}>
        <BoughtList state={state({ search, found })} empty={empty} />
      </InShop>,
      { customer: {} },
    );
    await expect.element(screen.getByRole("heading", { name: title, exact: true })).toBeVisible();
  });

  it("without anything for the car offers what does not fit, and the way on", async () => {
    answerCalls({});
    const found = foundExample({ items: [], total: 0 });
    const screen = await render(
      <InShop shop={{ car: "HJR.2024" }}>
        <BoughtList state={state({ found })} empty={empty} />
      </InShop>,
      { customer: {} },
    );
    const misfits = screen.getByRole("link", { name: "Show what does not fit" });
    await expect.element(misfits).toHaveAttribute("href", expect.stringContaining("all=true"));
    await expect.element(screen.getByRole("link", { name: "All", exact: true }).last()).toBeVisible();
  });
});

it("the page of a part is named after it", async () => {
  answerCalls({
    "/v3/parts/details": detailsExample({ diagrams: [] }),
    "/v3/parts/availability": [[]],
    "/v3/parts/pickup-centers": [[]],
    "/v3/parts/vehicles": [[]],
  });
  await render(
    <SessionContext value={sessionExample("signed-in")}>
      <InShop>
        <OnePart number="44000HJR01" siteName="Rimal Qatar" empty={empty} />
      </InShop>
    </SessionContext>,
    { customer: {} },
  );
  await expect.poll(() => document.title).toBe("Front brake pads 44000-HJR01 | Rimal Qatar");
});

describe("the way to the cart", () => {
  it("says how many pieces are in it", async () => {
    answerCalls({ "/v3/cart": { pieces: 3 } });
    const screen = await render(
      <InShop>
        <CartLink />
      </InShop>,
      { customer: {} },
    );
    await expect.element(screen.getByRole("link", { name: "Cart, 3 pieces" })).toBeVisible();
  });

  it("of a visitor requests nothing", async () => {
    const calls = answerCalls({});
    const screen = await render(
      <InShop shop={{ isSignedIn: false }}>
        <CartLink />
      </InShop>,
      { customer: {} },
    );
    await expect.element(screen.getByRole("link", { name: "Cart" })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe("the last orders", () => {
  const order = (id: string, number: string | null) => ({
    ...{ id, number, status: "as its system writes it", state: "PAID", placedAt: "2026-11-20T22:30:00.000Z" },
    totals: { totalPrice: 53_100 },
  });

  it("are the newest three, on the importer's day, and lead to their pages", async () => {
    const items = [order("a", "P-1003"), order("b", null), order("c", "P-1001"), order("d", "P-1000")];
    answerCalls({ "/v3/parts/orders": { items, total: 4, page: 1, pages: 1 } });
    const screen = await render(<LastOrders />, { customer: {} });
    const links = screen.getByRole("listitem").getByRole("link");
    await expect.element(links.first()).toMatchTextContent(/P-1003.*21 November 2026.*Paid.*QAR 531\.00/);
    await expect.element(links.first()).toHaveAttribute("href", expect.stringContaining("/orders/a"));
    expect(links.elements()).toHaveLength(3);
  });

  it("of a customer without any are no section", async () => {
    const calls = answerCalls({ "/v3/parts/orders": { items: [], total: 0, page: 1, pages: 0 } });
    const screen = await render(<LastOrders />, { customer: {} });
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.getByRole("heading").elements()).toHaveLength(0);
  });
});
