import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { cutOut, priceLabels } from "../../../../../tests/components/showroom-examples.ts";
import { choicesOf, type ListedModel } from "./listed-models.ts";
import { ModelList } from "./model-list.tsx";

const model = (id: string, bodyType: string, price: number): ListedModel => ({
  ...{ id, name: id.toUpperCase(), typeName: "For every day", bodyType: [bodyType], url: `/vehicle/${id}` },
  car: cutOut(id),
  trims: [{ price, monthly: price / 50, fuel: "petrol", seats: 5, powerKw: 100 }],
});
const models = [
  model("reem", "suv", 90_000),
  model("nasma", "hatchback", 56_000),
  model("suhail", "sedan", 80_000),
  model("jawza", "sedan", 130_000),
];
const list = (
  <ModelList
    models={models}
    choices={choicesOf(models)}
    terms={{ months: 60, downPercent: 10, rates: [0.09, 0.12] }}
    labels={priceLabels}
    bodyTypes={[
      { id: "suv", label: "SUVs" },
      { id: "hatchback", label: "Hatchbacks" },
      { id: "sedan", label: "Sedans" },
    ]}
    empty={{ title: "No model fits", text: "Take one away." }}
  />
);
const compare = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });

it("a filter and its chip are links; the keyboard goes on at the count when the chip is gone", async () => {
  const screen = await render(list, { at: "/vehicle", width: 1280 });
  await screen.getByRole("link", { name: "Sedans", exact: true }).click();
  await expect.element(screen.getByRole("status").first()).toHaveTextContent("2 models");
  expect(screen.router.state.location.search).toContain("bodyType=sedan");
  await screen.getByRole("link", { name: "Remove filter: Sedans" }).click();
  await expect.element(screen.getByRole("status").first()).toHaveTextContent("4 models");
  await expect.element(screen.getByRole("status").first()).toHaveFocus();
});

it("a choice that shows no model cannot be taken", async () => {
  const screen = await render(list, { at: "/vehicle?priceMax=60000", width: 1280 });
  await expect.element(screen.getByText("Sedans", { exact: true })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sedans", exact: true }).query()).toBeNull();
});

it("what is picked shows in the tray and in the address, over filters, and is taken away there", async () => {
  const screen = await render(list, { at: "/vehicle" });
  const tray = screen.getByRole("region", { name: "Models to compare" });
  await expect.element(tray).not.toBeInTheDocument();
  await compare("REEM").click();
  await expect.element(tray.getByText("Choose one more")).toBeVisible();
  await compare("NASMA").click();
  await expect.element(tray.getByRole("button", { name: "Compare 2 models" })).toBeVisible();
  await expect.poll(() => screen.router.state.location.search).toMatch(/compare=reem(,|%2C)nasma/);
  await tray.getByRole("button", { name: "Remove REEM from the comparison" }).click();
  await expect.element(compare("REEM")).not.toBeChecked();
  await tray.getByRole("button", { name: "Clear the comparison" }).click();
  await expect.element(tray).not.toBeInTheDocument();
});

it("takes no fourth model, and says so", async () => {
  await render(list, { at: "/vehicle?compare=reem,nasma,suhail" });
  await compare("JAWZA").click();
  await expect.element(page.getByText(/^3 models can be compared/)).toBeVisible();
  await expect.element(compare("JAWZA")).not.toBeChecked();
});

it("a picked model that the filters hide goes along", async () => {
  const screen = await render(list, { at: "/vehicle?bodyType=sedan&compare=reem,suhail", language: "ar" });
  const names = [...screen.container.querySelectorAll<HTMLInputElement>("[name=models]:checked")];
  expect(names.map(({ value }) => value)).toEqual(["reem", "suhail"]);
  await expect.element(screen.getByRole("button", { name: "مقارنة طرازين" })).toBeVisible();
});
