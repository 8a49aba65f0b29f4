import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { FleetCalculator as FleetContent } from "../../content/fleet-calculator.ts";
import { FleetCalculator } from "./fleet-calculator.tsx";
import type { FleetTrim } from "./fleet-trims.ts";

const question = (title: string) => ({ title, hint: `About ${title.toLowerCase()}.` });
const content = {
  uses: [
    { id: "site", trims: ["jabal"] },
    { id: "city", trims: ["nasma", "jabal"] },
  ],
  useLabels: [
    { id: "site", label: "On site", text: "Sand and load." },
    { id: "city", label: "In the city", text: "Short ways." },
  ],
  ...{
    financeRate: 450,
    discounts: [{ from: 10, rate: 500 }],
    supposedKmPerYear: 20_000,
    lossPer10000Km: 100,
  },
  worth: [
    { months: 24, rate: 7_000 },
    { months: 36, rate: 6_000 },
  ],
  ...{
    km: question("Kilometers"),
    count: question("Vehicles"),
    use: question("Work"),
    term: question("Term"),
  },
  ...{
    title: "Four questions",
    resultTitle: "What fits",
    resultText: "A month.",
    inquiryLabel: "Ask for an offer",
  },
} as unknown as FleetContent;
const trim = (id: string, name: string, price: number): FleetTrim => ({
  ...{
    id,
    name,
    summary: `${name} for work`,
    car: id,
    image: "/images/demo/van.webp",
    price,
  },
  ...{ fuel: "petrol", consumption: 8, wheelInches: 17, services: [{ everyKm: 10_000, price: 400 }] },
});
const trims = [trim("jabal", "Jabal", 110_000), trim("nasma", "Nasma", 60_000)];
const prices = {
  fuel: { petrol: 195, diesel: 205 },
  ...{
    tireLifeKm: 50_000,
    tireSets: [{ upToInches: 18, price: 2_000 }],
    registration: 500,
    insuranceRate: 350,
  },
};

const show = (at = "/fleet?lang=en", language: Language = "en") =>
  render(
    <FleetCalculator
      content={content}
      trims={trims}
      prices={prices}
      currency="QAR"
      note="Sums suppose a plan."
    />,
    { at, language },
  );
type Screen = Awaited<ReturnType<typeof show>>;
const inquiry = (screen: Screen) => screen.getByRole("link", { name: "Ask for an offer" });

it("what fits stands beside the questions, the lowest month first, and its number is said aloud", async () => {
  const screen = await show("/fleet?lang=en&use=city");
  await expect.element(screen.getByRole("status").filter({ hasText: "2 vehicles fit" })).toBeInTheDocument();
  const shown = screen.container.textContent ?? "";
  expect(shown.indexOf("Nasma")).toBeLessThan(shown.indexOf("Jabal"));
});

it("an answer changes the result, and goes along with the request", async () => {
  const screen = await show();
  await expect.element(screen.getByText("1 vehicle fits")).toBeInTheDocument();
  await screen.getByText(/^In the city/).click();
  await expect.element(screen.getByText("2 vehicles fit")).toBeInTheDocument();
  await userEvent.fill(screen.getByRole("textbox", { name: "Vehicles" }), "12");
  await expect.element(screen.getByText(/ for 12 vehicles$/).first()).toBeVisible();
  await screen.getByText("24 months").click();
  await expect
    .element(inquiry(screen))
    .toHaveAttribute("href", expect.stringMatching(/count=12.*use=city.*term=24.*#/));
});

it.each<[string, RegExp]>([
  ["nonsense", / for 5 vehicles$/],
  ["5000", / for 999 vehicles$/],
])("%s vehicles count as the preset or the limit", async (typed, words) => {
  const screen = await show();
  await userEvent.fill(screen.getByRole("textbox", { name: "Vehicles" }), typed);
  await expect.element(screen.getByText(words).first()).toBeVisible();
});

it("opens on the parts of its month, which add up", async () => {
  const screen = await show();
  await screen.getByText("Jabal").first().click();
  const table = screen.getByRole("table", { name: "What it is made of" });
  await expect.element(table).toBeVisible();
  const sums = table
    .getByRole("cell")
    .elements()
    .map(({ textContent }) => Number(textContent?.replace(/\D/g, "")));
  const [total, ...parts] = [sums.at(-2), ...sums.slice(0, -2)];
  expect(parts.reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(total);
  const month = screen.container.querySelector("details[open] summary .text-subheading:has(.currency)");
  expect(Number(month?.textContent?.replace(/\D/g, ""))).toBe(total);
});

it("speaks Arabic, the numbers of the form left to right", async () => {
  const screen = await show("/fleet?lang=ar&count=2", "ar");
  await expect.element(screen.getByText(/لعدد سيارتين$/).first()).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Vehicles" }).element();
  expect(getComputedStyle(field).direction).toBe("ltr");
});

it("each question is described by its hint", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("group", { name: "Work" }))
    .toHaveAccessibleDescription("About work.");
  await expect
    .element(screen.getByRole("textbox", { name: "Kilometers" }))
    .toHaveAccessibleDescription("About kilometers.");
});
