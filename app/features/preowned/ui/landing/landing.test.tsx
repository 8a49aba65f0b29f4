import { beforeEach, describe, expect, it } from "vitest";
import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { SellPanel } from "./sell-panel.tsx";
import { StockOverview } from "./stock-overview.tsx";

const types = [
  { type: "suv", label: "SUV", count: 14 },
  { type: "van", label: "Van", count: 1 },
] as const;
const featured = [
  usedVehicleExample({ image: null }),
  usedVehicleExample({ vehicleNo: "RM-2", modelLabel: "Reem", image: null }),
];

beforeEach(() => comparedNumbers.write([]));

describe("the stock in short", () => {
  it("is searched by words, in the language of the page, before any script", async () => {
    const screen = await render(<StockOverview bodyTypes={[]} featured={[]} currency="QAR" />, {
      language: "ar",
    });
    const form = screen.container.querySelector("search form") as HTMLFormElement;
    await screen.getByRole("searchbox", { name: "البحث في السيارات المستعملة" }).fill("سهيل بيضاء");
    expect(form.getAttribute("action")).toBe("/pre-owned/search");
    expect(Object.fromEntries(new FormData(form))).toEqual({ lang: "ar", q: "سهيل بيضاء" });
  });

  it("takes no longer words than the search reads", async () => {
    const screen = await render(<StockOverview bodyTypes={[]} featured={[]} currency="QAR" />);
    await screen.getByRole("searchbox").fill("x".repeat(85));
    await expect.element(screen.getByRole("searchbox")).toHaveValue("x".repeat(80));
  });

  it.each<[Language, string, string, string]>([
    ["en", "By body type", "SUV14 cars", "Van1 car"],
    ["ar", "بحسب شكل الهيكل", "SUV14 سيارة", "Vanسيارة واحدة"],
  ])("in %s each body type leads to its cars, counted: %s", async (language, name, suv, van) => {
    const screen = await render(<StockOverview bodyTypes={types} featured={[]} currency="QAR" />, {
      language,
    });
    const links = screen.getByRole("list", { name }).getByRole("link").elements();
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [suv, `/pre-owned/search?bodyType=suv&lang=${language}`],
      [van, `/pre-owned/search?bodyType=van&lang=${language}`],
    ]);
  });

  it("shows cars that stand out, each to be compared from here", async () => {
    const screen = await render(<StockOverview bodyTypes={types} featured={featured} currency="QAR" />);
    const out = screen.getByRole("region", { name: "Certified, and just in" });
    expect(out.getByRole("article").elements()).toHaveLength(2);
    await out.getByRole("button", { name: "Compare Rimal Reem 2023 GLX" }).click();
    expect(comparedNumbers.read()).toEqual(["RM-2"]);
    await expect
      .element(out.getByRole("link", { name: "See all cars" }))
      .toHaveAttribute("href", "/pre-owned/search?lang=en");
  });

  it("stands without numbers and cars where the stock does not answer", async () => {
    const screen = await render(<StockOverview bodyTypes={[]} featured={[]} currency="QAR" />);
    await expect.element(screen.getByRole("region", { name: "Find yours" })).toBeVisible();
    expect(screen.getByRole("list").query()).toBeNull();
    expect(screen.getByRole("region", { name: "Certified, and just in" }).query()).toBeNull();
  });
});

describe("a visitor offers a car", () => {
  const texts = {
    ...{ title: "Sell your car", text: "We buy.", submitLabel: "Send", privacy: "" },
    marketingLabel: "News by mail",
  };

  async function show(answer: CallAnswer | CallAnswer[], language: Language = "en") {
    const calls = answerCalls({ "/v3/leads": answer });
    const screen = await render(<SellPanel texts={texts} />, { at: "/pre-owned", language });
    return { screen, calls };
  }
  type Screen = Awaited<ReturnType<typeof show>>["screen"];

  async function fillAndSend(screen: Screen) {
    await screen.getByRole("textbox", { name: /^Your car/ }).fill("Rimal Suhail 2019, 80,000 km");
    await screen.getByRole("textbox", { name: /^First name/ }).fill("Maryam");
    await screen.getByRole("textbox", { name: /^Last name/ }).fill("Hassan");
    await screen.getByRole("textbox", { name: /^Mobile number/ }).fill("55001201");
    await screen.getByRole("button", { name: "Send" }).click();
  }

  const id = "019cad21-cf00-7b4a-a08c-a9ee7f155ab8";
  const thanksIn = ({ router: { state } }: Screen) => `${state.location.pathname}${state.location.search}`;

  it("is led to the page that thanks, which a reload keeps, with the reference of the request", async () => {
    const events: AnalyticsEvent[] = [];
    handOverTo((event) => events.push(event));
    const { screen, calls } = await show({ id, isPhoneConfirmed: true });
    await fillAndSend(screen);
    const thanks = "/offers/sell-car/thank-you?isFormSubmitted=true&reference=7F155AB8&lang=en";
    await expect.poll(() => thanksIn(screen)).toBe(thanks);
    expect(calls[0]?.body).toMatchObject({ kind: "sell-car", message: "Rimal Suhail 2019, 80,000 km" });
    expect(events.filter(({ event }) => event === "lead_sent")).toEqual([
      { event: "lead_sent", form: "sell-car", page: "/pre-owned", id },
    ]);
  });

  it("may confirm the number there, unless their account has it confirmed", async () => {
    const { screen } = await show({ id, isPhoneConfirmed: false });
    await fillAndSend(screen);
    await expect.poll(() => thanksIn(screen)).toContain(`&lead=${id}`);
  });

  it("hears at the field what is missing, and nothing is sent", async () => {
    const { screen, calls } = await show({ id: "lead-1" });
    await screen.getByRole("button", { name: "Send" }).click();
    await expect.element(screen.getByRole("textbox", { name: /^Your car/ })).toBeInvalid();
    await expect.element(screen.getByRole("textbox", { name: /^Mobile number/ })).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it("keeps what was written after a failure, which is reported by its code alone", async () => {
    const events: AnalyticsEvent[] = [];
    handOverTo((event) => events.push(event));
    const { screen } = await show([refusal(503, "unavailable"), { id: "lead-1" }]);
    await fillAndSend(screen);
    await expect.element(screen.getByText(/^An error occurred while submitting the form/)).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Maryam");
    const failures = events.filter(({ event }) => event === "error");
    expect(failures).toEqual([{ event: "error", kind: "form", message: "unavailable", page: "/pre-owned" }]);
    await screen.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => thanksIn(screen)).toContain("/offers/sell-car/thank-you?");
  });

  it("in Arabic has its fields named, the number from left to right", async () => {
    const { screen } = await show({ id: "lead-1" }, "ar");
    await expect.element(screen.getByRole("textbox", { name: /^سيارتك/ })).toBeVisible();
    const mobile = screen.getByRole("textbox", { name: /^رقم الجوال/ });
    await mobile.fill("55001201");
    expect(getComputedStyle(mobile.element()).direction).toBe("ltr");
  });
});
