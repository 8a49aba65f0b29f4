import { expect, it } from "vitest";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { ArabicNameOffer } from "./arabic-name-offer.tsx";
import { accountExample, renderAccount } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const words = settingsWords.of("ar");
const read = "نُورَة محمد الكواري";
const name = "نورة محمد الكواري";
const saved = { firstName: "Noora", lastName: "Al Kuwari", nameAr: name };

async function show(account: ReturnType<typeof accountExample>, answer: CallAnswer = saved) {
  const answers = { "/v3/account": [account, answer, { ...account, nameAr: name }] };
  const shown = await renderAccount(<ArabicNameOffer name={read} />, { answers, language: "ar" });
  return { ...shown, button: shown.screen.getByRole("button", { name: words.nameArUse }) };
}

it("a name that was read is written only once the customer takes it", async () => {
  const { screen, button, made, renew } = await show(accountExample());
  await expect.element(screen.getByText(name)).toBeVisible();
  expect(made("PATCH")).toEqual([]);
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  expect(made("PATCH").map(({ body }) => body)).toEqual([saved]);
  expect(renew).toHaveBeenCalledTimes(1);
});

it("a name that could not be saved stays offered", async () => {
  const { screen, button } = await show(accountExample(), refusal(500, "internal"));
  await button.click();
  await expect.element(screen.getByText(words.notSaved)).toBeVisible();
  await expect.element(button).toBeVisible();
});

it.each([
  ["has an Arabic name", { nameAr: "نورة" }],
  ["is another issuer's", { isOwnIssuer: false }],
])("nothing is offered where the account %s", async (_, changes) => {
  const { button, calls } = await show(accountExample(changes));
  await expect.poll(() => calls).toHaveLength(1);
  await expect.element(button).not.toBeInTheDocument();
});
