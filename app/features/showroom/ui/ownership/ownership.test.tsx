import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { runningCosts, trim } from "../../../../../tests/components/showroom-examples.ts";
import { ownershipMonth } from "../../rules/ownership.ts";
import { Ownership } from "./ownership.tsx";

const glx = trim("glx", { price: 80_000 });
const props = {
  running: runningCosts,
  trim: glx,
  payment: 1_600,
  months: 60,
  besides: "down",
  currency: "QAR",
} as const;
const costOf = (kmPerYear: number) => {
  const { price, services, specifications } = glx;
  return ownershipMonth(
    1_600,
    { price, services, ...specifications },
    { kmPerYear, months: 60 },
    runningCosts,
  );
};

const show = async (at = "/vehicle/suhail?lang=en", language: Language = "en") => {
  const screen = await render(<Ownership {...props} />, { at, language });
  screen.container.querySelector("summary")?.click();
  return screen;
};
type Screen = Awaited<ReturnType<typeof show>>;
const needle = (screen: Screen) => screen.getByRole("slider");
const field = (screen: Screen) => screen.getByRole("textbox");
const partsOf = (screen: Screen) =>
  screen
    .getByRole("definition")
    .elements()
    .map(({ textContent }) => textContent);
const qar = (sum: number) => `QAR ${sum.toLocaleString("en")}`;

describe("a month of owning a car", () => {
  it("is for 20,000 km a year until something else is chosen", async () => {
    const screen = await show();
    await expect.element(field(screen)).toHaveValue("20,000");
    const { month, parts } = costOf(20_000);
    await expect.element(screen.getByText("All in, a month")).toBeVisible();
    expect(screen.container.textContent).toContain(`All in, a month${qar(month)}*`);
    expect(partsOf(screen)).toEqual(
      [parts.payment, parts.registrationAndInsurance, parts.fuel, parts.service, parts.tires].map(qar),
    );
  });

  it.each<[Language, string]>([
    ["en", "over 60 months; each kilometer costs"],
    ["ar", "على مدى 60 شهراً، والكيلومتر الواحد بـ"],
  ])("in %s says what a kilometer costs", async (language, words) => {
    const screen = await show(`/vehicle/suhail?lang=${language}`, language);
    const kilometer = (costOf(20_000).kilometer / 100).toFixed(2);
    await expect.element(screen.getByText(words, { exact: false })).toMatchTextContent(kilometer);
  });

  it("says what is not in it", async () => {
    const screen = await show();
    await expect.element(screen.getByText("The down payment is not in it.", { exact: false })).toBeVisible();
    screen.show(<Ownership {...props} besides="closing" />);
    await expect
      .element(screen.getByText("The closing payment is not in it.", { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText("At today's prices.", { exact: false })).toBeVisible();
  });

  it("its bar is as long as the month, part by part", async () => {
    const screen = await show();
    const bars = [...screen.container.querySelectorAll("svg[preserveAspectRatio] rect")];
    const ends = bars.map((bar) => Number(bar.getAttribute("x")) + Number(bar.getAttribute("width")));
    expect(bars).toHaveLength(5);
    expect(ends.at(-1)).toBeCloseTo(100, 0);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });
});

describe("the kilometers", () => {
  it("follow the needle, and the address follows them when they rest", async () => {
    const screen = await show();
    (needle(screen).element() as HTMLElement).focus();
    await userEvent.keyboard("{PageUp}{ArrowRight}");
    await expect.element(needle(screen)).toHaveAttribute("aria-valuetext", "26,000 km");
    await expect.poll(() => screen.container.textContent).toContain(qar(costOf(26_000).month));
    await expect.poll(() => screen.router.state.location.search).toContain("km=26000");
    expect(screen.router.state.historyAction).toBe("REPLACE");
  });

  it("in Arabic the needle goes on to the left", async () => {
    const screen = await show("/vehicle/suhail?lang=ar", "ar");
    (needle(screen).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(needle(screen)).toHaveAttribute("aria-valuetext", "21,000 كم");
  });

  it("stand in the address, and the usual ones leave it", async () => {
    const screen = await show("/vehicle/suhail?lang=en&km=35000");
    await expect.element(field(screen)).toHaveValue("35,000");
    await userEvent.fill(field(screen), "20000");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => screen.router.state.location.search).toBe("?lang=en");
  });

  it.each([
    ["100", "5,000"],
    ["990000", "60,000"],
    ["٣٠٠٠٠", "30,000"],
  ])("%s typed become %s", async (typed, taken) => {
    const screen = await show();
    await userEvent.fill(field(screen), typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(field(screen)).toHaveValue(taken);
  });

  it.each([
    ["/vehicle/suhail?km=1", "5,000"],
    ["/vehicle/suhail?km=far", "20,000"],
  ])("of the address %s are %s", async (at, taken) => {
    const screen = await show(at);
    await expect.element(field(screen)).toHaveValue(taken);
  });

  it("that are no number are said to be unread, until one is chosen", async () => {
    const screen = await show();
    await expect.element(field(screen)).toHaveAccessibleDescription(/^From .*5,000 km.*60,000 km/);
    await userEvent.fill(field(screen), "far");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(field(screen))
      .toHaveAccessibleDescription("That could not be read as a number, so this one stands.");
    await expect.element(field(screen)).toHaveValue("20,000");
    await screen.getByRole("button", { name: "Kilometers a year: more" }).click();
    await expect.element(field(screen)).toHaveValue("25,000");
    await expect.element(field(screen)).toHaveAccessibleDescription(/^From/);
  });
});
