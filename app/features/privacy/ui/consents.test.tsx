import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../tests/components/settled.ts";
import { consentExample, privacyPath, renderPrivacy } from "./privacy-examples.tsx";

const path = `${privacyPath}/consents`;
const given = consentExample();
const withdrawn = consentExample({ given: false, at: "2026-11-23T08:01:00.000Z" });

async function show(consents: readonly CallAnswer[], language: Language = "en") {
  const shown = await renderPrivacy({ answers: { [path]: consents }, language });
  const marketing = shown.screen.getByRole("switch", { name: shown.words.marketing });
  return { ...shown, marketing, bodies: () => shown.made("POST").map(({ body }) => body) };
}

describe("the consent to offers and news", () => {
  it("is given by its switch, which is on at once and stays so", async () => {
    const { screen, marketing, bodies } = await show([[], given, [given]]);
    await expect.element(marketing).not.toBeChecked();
    expect(screen.getByText(/^What was recorded/).query()).toBeNull();
    await marketing.click();
    await expect.element(marketing).toBeChecked();
    await expect.element(screen.getByText("What was recorded (1)")).toBeVisible();
    await expect.element(marketing).toBeChecked();
    await expect.element(marketing).toHaveFocus();
    expect(bodies()).toEqual([{ purpose: "marketing", given: true }]);
  });

  it("is withdrawn by the Space key, and both records stay", async () => {
    const { screen, marketing, bodies } = await show([[given], withdrawn, [withdrawn, given]]);
    await expect.element(marketing).toBeChecked();
    (marketing.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await screen.getByText("What was recorded (2)").click();
    await expect.element(marketing).not.toBeChecked();
    const records = screen.getByRole("listitem").filter({ hasText: "Offers and news" });
    const moments = [
      "Withdrawn, Monday, 23 November 2026, 11:01 am",
      "Given, Monday, 23 November 2026, 11:00 am",
    ];
    for (const [at, text] of moments.entries())
      await expect.element(records.nth(at)).toMatchTextContent(text);
    await expect.element(records.nth(0)).toMatchTextContent("Text of 2026-11");
    expect(bodies()).toEqual([{ purpose: "marketing", given: false }]);
  });

  it("does not follow from one to alerts for used cars", async () => {
    const { screen, marketing } = await show(
      [[consentExample({ purpose: "stock-alerts" }), withdrawn]],
      "ar",
    );
    await expect.element(marketing).not.toBeChecked();
    await screen.getByText("السجل (2)").click();
    await expect.element(screen.getByText(/^تنبيهات السيارات المستعملة: تمت الموافقة، /)).toBeVisible();
  });

  it("is recorded once while the answer is awaited, whatever is pressed", async () => {
    const { marketing, bodies } = await show([[], "pending"]);
    await marketing.click();
    await expect.element(marketing).toHaveAttribute("aria-busy", "true");
    await marketing.click();
    await settled();
    await expect.element(marketing).toBeChecked();
    expect(bodies()).toHaveLength(1);
  });

  it.each<[Language, string, CallAnswer, "failed" | "offline"]>([
    ["en", "the server fails", refusal(500, "internal"), "failed"],
    ["en", "there are too many requests", refusal(429, "too-many-requests"), "failed"],
    ["ar", "the connection is lost", "offline", "offline"],
  ])(
    "that cannot be recorded is off again, and the page says in %s that %s",
    async (language, _, answer, problem) => {
      const { screen, words, marketing } = await show([[], answer], language);
      await marketing.click();
      await expect.element(screen.getByRole("alert")).toMatchTextContent(words[problem]);
      await expect.element(marketing).not.toBeChecked();
    },
  );
});

it("consents that cannot be loaded show no switch, and are loaded by another try", async () => {
  const { screen, words, marketing, button } = await show([refusal(404, "not-found"), [given]]);
  await expect.element(screen.getByRole("alert")).toMatchTextContent(words.consentsNotLoaded);
  expect(marketing.query()).toBeNull();
  await button("Try again").click();
  await expect.element(marketing).toBeChecked();
});
