import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { resultsExample, searchPropsExample } from "./search-examples.ts";
import { StockSearch } from "./stock-search.tsx";

const at = "/pre-owned/search";
const vehicles = "/v3/cpov/vehicles";
const oneCar = resultsExample({ items: resultsExample().items.slice(0, 1), total: 1 });

beforeEach(() => localStorage.clear());

async function renderSearch(answer: CallAnswer | CallAnswer[], address = at, props = searchPropsExample()) {
  const calls = answerCalls({ [vehicles]: answer });
  const screen = await render(<StockSearch {...props} />, { at: address });
  return { screen, calls };
}

it("shows the cars of the address with their number, without a request of its own", async () => {
  const { screen, calls } = await renderSearch(oneCar);
  await expect.element(screen.getByText("2 cars", { exact: true }).first()).toBeVisible();
  expect(screen.getByRole("article").elements()).toHaveLength(2);
  expect(calls).toEqual([]);
});

it.each([
  ["en", "Skip to the cars"],
  ["ar", "انتقل إلى السيارات"],
] as const)(
  "by keyboard the filters are skipped: the first stop leads to the cars (%s)",
  async (language, name) => {
    answerCalls({ [vehicles]: oneCar });
    const screen = await render(<StockSearch {...searchPropsExample()} />, { at, language });
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Tab}");
    await expect.poll(() => document.activeElement?.closest("article")).not.toBeNull();
  },
);

it("a chosen value is in the address, in a chip and in the request; the chip removes it", async () => {
  const { screen, calls } = await renderSearch(oneCar);
  await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
  expect(screen.router.state.location.search).toContain("fuel=hybrid");
  await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
  expect(calls[0]?.url.searchParams.get("fuel")).toBe("hybrid");
  const chip = screen.getByRole("button", { name: "Remove filter: Hybrid" });
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.router.state.location.search).not.toContain("fuel");
  await expect.element(screen.getByRole("checkbox", { name: /^Hybrid/ })).not.toBeChecked();
  await expect.element(screen.getByRole("status").filter({ hasText: "2 cars" })).toHaveFocus();
  expect(calls).toHaveLength(1);
});

it("a value that no car has cannot be chosen, unless it is chosen already", async () => {
  const { screen } = await renderSearch(oneCar, `${at}?bodyType=van`);
  await expect.element(screen.getByRole("checkbox", { name: /^Van/ })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: /^Van/ })).toBeEnabled();
  await screen.getByRole("button", { name: "Remove filter: Van" }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^Van/ })).toBeDisabled();
});

it("an order is chosen by the keyboard and requested from the first page", async () => {
  const { screen, calls } = await renderSearch(oneCar, `${at}?page=2`);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price-up");
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(Object.fromEntries(calls.at(-1)?.url.searchParams ?? [])).toMatchObject({ sort: "price-up" });
  expect(screen.router.state.location.search).not.toContain("page");
});

/** Several letters within the pause, however busy the machine is. */
function typeAtOnce(field: Element, texts: readonly string[]) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const text of texts) {
    write?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

it("free text is requested once it rests", async () => {
  const { screen, calls } = await renderSearch(oneCar);
  typeAtOnce(screen.getByRole("searchbox").element(), ["w", "white", "white suv"]);
  await expect.poll(() => calls.map(({ url }) => url.searchParams.get("q"))).toEqual(["white suv"]);
  await expect.element(screen.getByRole("searchbox")).toHaveValue("white suv");
});

it("a number is typed in Arabic digits, and Escape takes it back", async () => {
  const { screen, calls } = await renderSearch(oneCar);
  const most = screen.getByRole("textbox", { name: "Price, up to" });
  await most.fill("٩٠٬٠٠٠");
  await userEvent.keyboard("{Escape}");
  await expect.element(most).toHaveValue("");
  await most.fill("٩٠٬٠٠٠");
  await userEvent.keyboard("{Enter}");
  await expect.element(most).toHaveValue("90,000");
  await expect.poll(() => calls.map(({ url }) => url.searchParams.get("priceMax"))).toEqual(["90000"]);
  await expect.element(screen.getByRole("button", { name: /^Remove filter: Up to .*90,000/ })).toBeVisible();
});

it("a handle is moved by the keyboard, and requested once when it rests", async () => {
  const { screen, calls } = await renderSearch(oneCar);
  screen.getByRole("slider", { name: "Year, from" }).element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.poll(() => calls.map(({ url }) => url.searchParams.get("yearMin"))).toEqual(["2003"]);
});

it("where nothing fits, the filters in the way are named and removed by one press", async () => {
  const nothing = resultsExample({
    items: [],
    total: 0,
    nearest: { without: ["color"], items: resultsExample().items },
  });
  const { screen, calls } = await renderSearch(
    oneCar,
    `${at}?color=brown&fuel=petrol`,
    searchPropsExample(nothing),
  );
  await expect.element(screen.getByRole("heading", { name: "No car fits" })).toBeVisible();
  const nearest = screen.getByRole("region", { name: "What comes nearest" });
  expect(nearest.getByRole("article").elements()).toHaveLength(2);
  await nearest.getByRole("button", { name: "Remove filter: Brown" }).click();
  await expect.poll(() => calls.map(({ url }) => url.search)).toHaveLength(1);
  expect(screen.router.state.location.search).toContain("fuel=petrol");
  expect(screen.router.state.location.search).not.toContain("color");
});

it("a failed request leaves the former list, and is repeated by a press", async () => {
  const { screen } = await renderSearch(["offline", oneCar]);
  await screen.getByRole("checkbox", { name: /^Hybrid/ }).click();
  const alert = screen.getByRole("alert");
  await expect.element(alert.getByText("The list could not be loaded")).toBeVisible();
  await expect.element(alert.getByText("You are offline.")).toBeVisible();
  expect(screen.getByRole("article").elements()).toHaveLength(2);
  await alert.getByRole("button").click();
  await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
  await expect.element(alert).not.toBeInTheDocument();
});

it("without an answer of the server the browser sends the request itself", async () => {
  const { screen } = await renderSearch(oneCar, at, searchPropsExample(null));
  await expect.poll(() => screen.getByRole("article").elements().length).toBe(1);
});

it("a page of the list is a link with an address of its own", async () => {
  const { screen } = await renderSearch(
    oneCar,
    at,
    searchPropsExample(resultsExample({ pages: 3, total: 50 })),
  );
  const pages = screen.getByRole("navigation", { name: "Pages of the list" });
  await expect
    .element(pages.getByRole("link", { name: "Next page" }))
    .toHaveAttribute("href", "/pre-owned/search?page=2&lang=en");
});

it("speaks Arabic, and mirrors the line of a range", async () => {
  answerCalls({ [vehicles]: oneCar });
  const screen = await render(<StockSearch {...searchPropsExample()} />, {
    at: `${at}?lang=ar&seats=7`,
    language: "ar",
  });
  await expect.element(screen.getByRole("button", { name: "إزالة من التصفية: 7 مقاعد" })).toBeVisible();
  await expect.element(screen.getByRole("switch", { name: /المعتمدة فقط/ })).not.toBeChecked();
  await expect.element(screen.getByRole("group", { name: "الوقود" })).toBeVisible();
});

it("on a phone the filters open as a dialog whose button says what it shows", async () => {
  answerCalls({ [vehicles]: oneCar });
  const screen = await render(<StockSearch {...searchPropsExample()} />, {
    at: `${at}?fuel=petrol`,
    width: 390,
  });
  await screen.getByRole("button", { name: "Filters, 1 set" }).click();
  const sheet = screen.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^Hybrid/ }).click();
  await sheet.getByRole("button", { name: "Show 1 car" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
