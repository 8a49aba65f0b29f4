import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import { ModelFinance, type ModelFinanceProps } from "./model-finance.tsx";

const trim = (id: string, name: string, price: number, rest: Partial<TrimView> = {}): TrimView =>
  ({
    id,
    name,
    summary: "",
    equipment: [],
    price,
    isHybrid: false,
    services: [],
    ...rest,
  }) as unknown as TrimView;
const texts = {
  flatRateHint: "",
  effectiveRateHint: "",
  priceNote: "With conditions.",
  leaseClosingPercent: 40,
};
const props: ModelFinanceProps = {
  section: {
    id: "calculator",
    title: "What a month costs",
    pictures: [],
  } as unknown as ModelFinanceProps["section"],
  content: texts as unknown as ModelFinanceProps["content"],
  running: undefined,
  trims: [trim("glx", "GLX", 100_000, { leasePrice: 2_000 }), trim("vx", "VX", 150_000)],
  isLargeSuv: false,
  currency: "QAR",
  action: { label: "Ask for an offer", url: "#request" },
};

const show = (at = "/vehicle/suhail?lang=en", language: Language = "en") =>
  render(<ModelFinance {...props} />, { at, language });
type Screen = Awaited<ReturnType<typeof show>>;
const search = (screen: Screen) => screen.router.state.location.search;

it("another trim takes its price, in the address too", async () => {
  const screen = await show();
  await expect.element(screen.getByText("60 payments, the last one", { exact: false })).toBeVisible();
  await screen.getByText("150,000").click();
  await expect.element(screen.getByRole("radio", { name: /VX/ })).toBeChecked();
  await expect
    .element(screen.getByRole("slider", { name: "Down payment" }))
    .toHaveAttribute("aria-valuetext", "QAR 15,000");
  await expect.poll(() => search(screen)).toContain("vx");
});

it("lease-to-own has a term, a closing payment and no down payment", async () => {
  const screen = await show();
  await screen.getByText("Lease-to-own").click();
  await expect.element(screen.getByText(/^Closing payment/)).toBeVisible();
  await expect.element(screen.getByText("40,000")).toBeVisible();
  expect(screen.getByRole("slider").query()).toBeNull();
  await expect.element(screen.getByRole("radio", { name: "36 months" })).toBeChecked();
  await screen.getByText("24 months").click();
  await expect.poll(() => search(screen)).toContain("lease=24");
  await expect.element(screen.getByText("24 payments")).toBeVisible();
});

it("a trim that is not leased offers no lease", async () => {
  const screen = await show("/vehicle/suhail?lang=en&trim=vx");
  await expect.element(screen.getByRole("radio", { name: /VX/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Lease-to-own" }).query()).toBeNull();
});

it("the price is never one's own: the address cannot change it", async () => {
  const screen = await show("/vehicle/suhail?lang=ar&price=5", "ar");
  await expect.element(screen.getByRole("radio", { name: /GLX/ })).toBeChecked();
  expect(screen.getByRole("slider", { name: "السعر" }).query()).toBeNull();
});

it("a choice goes along with the visitor's way back", async () => {
  const screen = await show();
  await screen.getByText("Lease-to-own").click();
  await expect.poll(() => search(screen)).toContain("lease=36");
  await screen.router.navigate(-1);
  await expect.element(screen.getByRole("slider", { name: "Term" })).toBeVisible();
});
