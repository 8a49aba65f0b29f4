import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { MessageLanguage } from "./message-language.tsx";
import { accountExample, renderAccount } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const path = "/v3/account";
const words = settingsWords.of("en");

function show(answer: CallAnswer, language: "en" | "ar" = "en") {
  const answers = { [path]: accountExample(), [`${path}/language`]: answer };
  return renderAccount(<MessageLanguage chosen="en" />, { answers, language });
}

it("each language stands in its own name, whichever the page has", async () => {
  const { screen } = await show("pending", "ar");
  const group = screen.getByRole("group", { name: "لغة الرسائل" });
  await expect.element(group.getByRole("radio", { name: "English" })).toBeChecked();
  await expect.element(group.getByRole("radio", { name: "العربية" })).not.toBeChecked();
  await expect.element(group.getByText("العربية")).toHaveAttribute("lang", "ar");
});

it("the one that is chosen counts at once", async () => {
  const { screen, made } = await show({ messageLanguage: "ar" });
  await screen.getByRole("radio", { name: "العربية" }).click();
  await expect.element(page.getByText(words.saved)).toBeVisible();
  expect(made("PATCH").map(({ body }) => body)).toEqual([{ messageLanguage: "ar" }]);
});

it("what was refused is said, and the former one stands there again", async () => {
  const { screen } = await show(refusal(503, "unavailable"));
  await screen.getByRole("radio", { name: "العربية" }).click();
  await expect.element(page.getByText(words.notSaved)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "English" })).toBeChecked();
});
