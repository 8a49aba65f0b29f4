import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { FleetInquiry } from "./fleet-inquiry.tsx";
import { storeLastAnswers } from "./last-answers.ts";

const texts = {
  ...{
    title: "Ask for a fleet",
    text: "We answer by e-mail.",
    submitLabel: "Send",
    privacy: "For this alone.",
  },
  marketingLabel: "News, too",
};
const models = [
  { value: "suhail", label: "Suhail" },
  { value: "reem", label: "Reem" },
];
const choices = {
  uses: [
    { id: "people", label: "People", cars: ["suhail"] },
    { id: "parcels", label: "Parcels", cars: ["reem", "suhail"] },
  ],
  terms: [24, 30, 36],
};

const show = (
  query: string,
  rest: Partial<Parameters<typeof FleetInquiry>[0]> = {},
  language: Language = "en",
) =>
  render(<FleetInquiry texts={texts} models={models} choices={choices} {...rest} />, {
    at: `/fleet?lang=${language}${query}`,
    language,
  });
type Screen = Awaited<ReturnType<typeof show>>;
const linesOf = (screen: Screen) =>
  screen
    .getByRole("definition")
    .elements()
    .map(({ textContent }) => textContent);
const chosen = (screen: Screen) =>
  screen
    .getByRole("checkbox", { checked: true })
    .elements()
    .map((box) => (box as HTMLInputElement).value);

describe("the answers of the calculator", () => {
  it.each<[Language, string[]]>([
    ["en", ["45,000", "12", "Parcels", "36 months"]],
    ["ar", ["45,000", "12", "Parcels", "36 شهراً"]],
  ])("of the address stand in %s beside the form that they go out with", async (language, expected) => {
    const screen = await show("&km=45000&count=12&use=parcels&term=36", {}, language);
    expect(linesOf(screen)).toEqual(expected);
  });

  it("fill in the form", async () => {
    const screen = await show("&count=12&use=parcels&term=36");
    await expect.element(screen.getByRole("textbox", { name: /^Number of vehicles/ })).toHaveValue("12");
    await expect.element(screen.getByRole("combobox", { name: /^Term/ })).toHaveValue("36");
    expect(chosen(screen)).toEqual(["suhail", "reem"]);
  });

  it("whose term the form does not have leave it to be chosen", async () => {
    const screen = await show("&count=12&term=30");
    await expect.element(screen.getByRole("textbox", { name: /^Number of vehicles/ })).toHaveValue("12");
    await expect.element(screen.getByRole("combobox", { name: /^Term/ })).toHaveValue("");
  });

  it("are sent along, beside what was typed since", async () => {
    const calls = answerCalls({ "/v3/leads": { id: "lead-1" } });
    const screen = await show("&km=45000&count=12&use=people&term=36");
    const type = (name: RegExp, text: string) => userEvent.fill(screen.getByRole("textbox", { name }), text);
    await type(/^Company/, "Rimal Logistics");
    await type(/^Commercial registration/, "12345");
    await type(/^Number of vehicles/, "20");
    await type(/^First name/, "Noora");
    await type(/^Last name/, "Kaabi");
    await type(/^Mobile/, "55512345");
    await type(/^E-mail/, "fleet@example.qa");
    await screen.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/offers/fleet/thank-you");
    expect(calls[0]?.body).toMatchObject({
      kind: "fleet",
      fleet: { count: "20", calculator: { kmPerYear: 45_000, count: 12, use: "people", months: 36 } },
    });
  });
});

describe("without answers in the address", () => {
  it("the form is empty, and nothing stands beside it", async () => {
    const screen = await show("");
    await expect.element(screen.getByRole("textbox", { name: /^Number of vehicles/ })).toHaveValue("");
    expect(screen.getByRole("term").query()).toBeNull();
    expect(chosen(screen)).toEqual([]);
  });

  it("those last given in this tab count on another page", async () => {
    storeLastAnswers("?km=45000&count=7&use=people&term=24");
    const screen = await show("", { isApart: true });
    await expect.poll(() => linesOf(screen)).toEqual(["45,000", "7", "People", "24 months"]);
    await expect.element(screen.getByRole("textbox", { name: /^Number of vehicles/ })).toHaveValue("7");
  });

  it("on the calculator's own page the address alone counts", async () => {
    storeLastAnswers("?km=45000&count=7&use=people&term=24");
    const screen = await show("");
    await expect.element(screen.getByRole("textbox", { name: /^Number of vehicles/ })).toHaveValue("");
  });

  it("an importer without a calculator has the form alone", async () => {
    storeLastAnswers("?km=45000&count=7&use=people&term=24");
    const screen = await show("&count=12", { choices: undefined, isApart: true });
    await expect.element(screen.getByRole("button", { name: "Send" })).toBeVisible();
    expect(screen.getByRole("term").query()).toBeNull();
  });
});
