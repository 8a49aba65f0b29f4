import { expect, it } from "vitest";
import { accountExample, renderAccount } from "#app/features/account/ui/settings/settings-examples.tsx";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import { NameOfNewestCard } from "./name-of-card.tsx";

const fieldsWith = (nameArabic: string) => [{ key: "nameArabic", value: nameArabic }];
const shown = (documents: readonly object[]) =>
  renderAccount(<NameOfNewestCard />, {
    answers: { "/v3/documents": [documents], "/v3/account": accountExample() },
  });

it("the name of the newest ID card that was confirmed is offered, and no other paper's", async () => {
  const { screen } = await shown([
    { type: "driving-license", fields: fieldsWith("نورة الرخصة") },
    { type: "qid", fields: [] },
    { type: "qid", fields: fieldsWith("نورة الكواري") },
    { type: "qid", fields: fieldsWith("نورة القديمة") },
  ]);
  await expect.element(screen.getByText("نورة الكواري")).toBeVisible();
  expect(screen.getByRole("button", { name: settingsWords.of("en").nameArUse }).elements()).toHaveLength(1);
});

it.each(["Noora", ""])("an ID card that reads %j in Arabic offers nothing", async (nameArabic) => {
  const { screen, calls } = await shown([{ type: "qid", fields: fieldsWith(nameArabic) }]);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
