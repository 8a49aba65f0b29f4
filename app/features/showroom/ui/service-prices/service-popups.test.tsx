import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import type { PricedTrim } from "../../rules/service-estimate.ts";
import { ModelCards } from "./model-cards.tsx";
import { ServicePopups } from "./service-popups.tsx";

const service = (id: string, label: string, total: number) => ({
  ...{ id, label, text: `What ${label} is for.`, total, bookingCode: "pm" },
  lines: [{ id: "oil", label: "Oil", price: total }],
});
const type = (id: string, name: string) => ({
  ...{ id, name },
  services: [service("km-10000", "10,000 km", 400), service("km-20000", "20,000 km", 900)],
});
const trims: readonly PricedTrim[] = [
  {
    ...{ id: "glx", name: "GLX", summary: "The usual one.", price: 120_000, leaseToOwn: 2_100 },
    types: [type("petrol", "2.5 petrol"), type("hybrid", "2.5 hybrid")],
  },
  {
    ...{ id: "vx", name: "VX", summary: "The rich one.", price: 160_000 },
    types: [type("petrol-vx", "3.5 petrol")],
  },
];
const model = { id: "suhail", name: "Suhail", trims };
const models = [
  { id: "suhail", name: "Suhail", image: "/images/demo/a.webp", from: 400 },
  { id: "reem", name: "Reem", image: "/images/demo/a.webp", from: 300 },
];
const labels = {
  currency: "QAR",
  leaseToOwn: "Lease-to-own",
  month: "a month",
  estimateNote: "An estimate.",
};

const show = (search: string, shown = model) =>
  render(<ServicePopups model={shown} models={models} labels={labels} />, {
    at: `/service/models?${search}`,
  });

it("the first popup offers the trims with both prices, the chosen one marked", async () => {
  const screen = await show("model=suhail&trim=vx");
  const popup = screen.getByRole("dialog", { name: "Price and lease-to-own" });
  await expect.element(popup).toBeVisible();
  await expect.element(popup.getByRole("link", { name: /VX/ })).toHaveAttribute("aria-current", "true");
  await popup.getByRole("link", { name: /GLX/ }).click();
  await expect.element(popup.getByRole("link", { name: /GLX/ })).toHaveAttribute("aria-current", "true");
  await expect.element(popup.getByText("2,100")).toBeVisible();
  expect(screen.router.state.location.search).toContain("trim=glx");
});

it("another model takes its place in the address", async () => {
  const screen = await show("model=suhail");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Model" }), "Reem");
  await expect.poll(() => screen.router.state.location.search).toContain("model=reem");
});

it("the second popup follows the service and the engine, and leads to its booking", async () => {
  const screen = await show("model=suhail&trim=glx&service=km-10000");
  const popup = screen.getByRole("dialog", { name: "Service prices: Suhail" });
  await expect.element(popup.getByRole("row", { name: /Total estimate.*400/ })).toBeVisible();
  await userEvent.selectOptions(popup.getByRole("combobox", { name: "Service" }), "20,000 km");
  await expect.element(popup.getByRole("row", { name: /Total estimate.*900/ })).toBeVisible();
  await userEvent.selectOptions(popup.getByRole("combobox", { name: "Engine" }), "2.5 hybrid");
  await expect.element(popup.getByText("GLX, 2.5 hybrid")).toBeVisible();
  await expect
    .element(popup.getByRole("link", { name: "Book this service" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/book-a-service/));
});

it("going on and closing leads back to the page in one step", async () => {
  const screen = await show("model=suhail&trim=glx");
  await screen.getByRole("link", { name: "Explore its service prices" }).click();
  const popup = screen.getByRole("dialog", { name: "Service prices: Suhail" });
  await expect.element(popup).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.router.state.location.search).toBe("?model=suhail&trim=glx");
});

it("a deep link is closed to the page itself", async () => {
  const screen = await show("model=suhail&trim=glx&service=km-10000&lang=en");
  await expect.element(screen.getByRole("dialog", { name: "Service prices: Suhail" })).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => screen.router.state.location.search).toBe("?lang=en");
});

it("a model without prices says so", async () => {
  const screen = await show("model=suhail", { ...model, trims: [] });
  await expect
    .element(screen.getByText(/^The service prices of this model are not published yet/))
    .toBeVisible();
});

it("a card leads to the popup of its model", async () => {
  const screen = await render(<ModelCards models={models} currency="ريال" />, {
    language: "ar",
    at: "/service/models",
  });
  await expect.element(screen.getByRole("region", { name: "اختر طراز سيارتك" })).toBeVisible();
  await screen.getByRole("link", { name: "Reem" }).click();
  await expect.poll(() => screen.router.state.location.search).toBe("?model=reem&lang=ar");
  expect(screen.router.state.location.state).toEqual({ popupSteps: 1 });
});
