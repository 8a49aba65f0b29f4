import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import type { ColorView, SectionView } from "../vehicle/vehicle-view.ts";
import { Colors } from "./colors.tsx";

const section = { id: "T13", title: "Paints", text: "Four of them.", pictures: [] } as unknown as SectionView;
const color = (id: string, name: string): ColorView => ({
  id,
  name,
  paint: "#a0522d",
  alt: `Suhail in ${name}`,
  frames: [],
});
const colors = [color("pearl", "Pearl"), color("copper", "Copper")];
const car = {
  wide: "/images/demo/suhail.webp",
  width: 1280,
  height: 720,
} as unknown as Parameters<typeof Colors>[0]["car"];

it("begins with the car in the first paint; another shows the paint itself until it is turned", async () => {
  const screen = await render(<Colors section={section} colors={colors} car={car} />);
  await expect.element(screen.getByRole("radio", { name: "Pearl" })).toBeChecked();
  await expect.element(screen.getByRole("img", { name: "Suhail in Pearl" })).toBeInTheDocument();
  await screen.getByRole("radio", { name: "Copper" }).click();
  await expect.element(screen.getByRole("img", { name: "Copper" })).toBeVisible();
});

it("paints are one group that the arrows go through", async () => {
  const screen = await render(<Colors section={section} colors={colors} car={undefined} />, {
    language: "ar",
  });
  await expect.element(screen.getByRole("group", { name: "اللون" })).toBeVisible();
  (screen.getByRole("radio", { name: "Pearl" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "Copper" })).toBeChecked();
  await expect.element(screen.getByRole("group").getByText("Copper").first()).toBeVisible();
});

it("a car without paints has no section", async () => {
  const screen = await render(<Colors section={section} colors={[]} car={car} />);
  expect(screen.getByRole("group").query()).toBeNull();
});
