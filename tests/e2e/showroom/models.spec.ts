import { modelComparisonWords } from "#app/features/showroom/ui/models/comparison-words.ts";
import { modelWords } from "#app/features/showroom/ui/models/words.ts";
import { namedValues } from "#app/features/showroom/ui/specification/words.ts";
import { comparedWords } from "#app/ui/comparison/words.ts";
import { listWords } from "#app/ui/list/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open } from "../steps.ts";

test(
  "models are narrowed, two are picked and compared, and one is opened; the way back keeps all of it",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const [words, lists] = [modelWords.of(language), listWords.of(language)];
    const complaints = collectComplaints(page);
    const main = page.getByRole("main");
    const count = main.getByRole("status").first();
    await open(page, `/vehicle?lang=${language}`);
    await expect(count).toHaveText(words.count(10));
    await main.locator("[data-analytics=open-filters]").click();
    const sheet = page.getByRole("dialog", { name: lists.filters });
    await sheet.getByRole("link", { name: namedValues.of(language).hybrid, exact: true }).click();
    await sheet.getByRole("button", { name: words.show(5) }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/fuel=hybrid/);
    await main.getByRole("combobox", { name: lists.sort }).selectOption("price-down");
    await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("هجر");

    const pick = (name: string) => main.getByRole("checkbox", { name: words.compareModel(name) });
    await pick("هجر").check();
    await pick("واحات").check();
    const tray = page.getByRole("region", { name: words.tray });
    await expect(page).toHaveURL(/compare=hajar(,|%2C)wahat/);
    await tray.getByRole("button", { name: words.compareThese(2) }).click();
    const columns = main.locator("thead th");
    await expect(columns).toHaveCount(2);
    await expect(page).toHaveURL(/models=hajar&models=wahat/);
    await page.goBack();
    await expect(count).toHaveText(words.count(5));
    await expect(pick("هجر")).toBeChecked();
    await page.goForward();

    await main.getByRole("link", { name: comparedWords.of(language).remove("هجر") }).click();
    await expect(columns).toHaveCount(1);
    await expect(
      main.getByRole("link", { name: modelComparisonWords.of(language).addModel }),
    ).toHaveAttribute("href", /compare=wahat/);
    await columns.first().getByRole("link", { name: "واحات", exact: true }).click();
    await expect(page).toHaveURL(/\/vehicle\/wahat/);
    expect(complaints).toEqual([]);
  },
);
