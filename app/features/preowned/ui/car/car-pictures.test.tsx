import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { StockPicture } from "../card/stock-picture.tsx";
import { StockThumb } from "../card/stock-thumb.tsx";
import { CarPictures } from "./car-pictures.tsx";

const drawn = (name: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2' id='${name}'/>`;
const images = ["front", "side", "rear"].map(drawn);

const show = (car: Partial<UsedVehicle> = {}, language: Language = "en") =>
  render(<CarPictures car={usedVehicleExample({ images, ...car })} />, { language });

describe("the pictures of a car", () => {
  it.each<[Language, string]>([
    ["en", "Rimal Suhail 2023 GLX, picture 2"],
    ["ar", "Rimal Suhail 2023 GLX، الصورة 2"],
  ])("in %s each is named after the car and its place: %s", async (language, name) => {
    const screen = await show({}, language);
    expect(screen.getByAltText(name).elements()).toHaveLength(1);
  });

  it("are a region under the car's name, the first of them in view", async () => {
    const screen = await show();
    const stage = screen.getByRole("region", { name: "Rimal Suhail 2023 GLX" });
    await expect
      .element(stage.getByRole("button", { name: "Open full screen: picture 1 of 3" }))
      .toBeVisible();
    await expect.element(stage.getByText("Certified")).toBeVisible();
  });

  it("turned by the keyboard they are reported with the car's number", async () => {
    const events: AnalyticsEvent[] = [];
    handOverTo((event) => events.push(event));
    const screen = await show();
    events.length = 0;
    (screen.getByRole("list", { name: "All pictures" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    const moved = { event: "slider_button", slider: "listing RM-1001", button: "next", slide: 1 };
    await expect.poll(() => events).toEqual([moved]);
  });

  it("a single one has no arrows and no small pictures", async () => {
    const screen = await show({ images: images.slice(0, 1) });
    await expect
      .element(screen.getByRole("button", { name: "Open full screen: picture 1 of 1" }))
      .toBeVisible();
    expect(screen.getByRole("button", { name: "Next picture" }).query()).toBeNull();
    expect(screen.getByRole("list", { name: "Small pictures" }).query()).toBeNull();
  });

  it("that show another car of the kind say so", async () => {
    const screen = await show({ samplePictures: true });
    await expect.element(screen.getByText("Sample picture")).toBeVisible();
  });

  it("where there are none yet, it is said, with the badges", async () => {
    const screen = await show({ images: [], samplePictures: true, status: "reserved" }, "ar");
    await expect.element(screen.getByText("الصور قريباً")).toBeVisible();
    await expect.element(screen.getByText("محجوزة")).toBeVisible();
    expect(screen.getByText("صورة توضيحية").query()).toBeNull();
    expect(screen.getByRole("button").query()).toBeNull();
  });
});

describe("the picture on a card", () => {
  const car = {
    image: drawn("front"),
    pictures: 12,
    samplePictures: true,
    certified: false,
    status: "in-stock",
  } as const;
  const onCard = (changes: Partial<Parameters<typeof StockPicture>[0]["car"]>) => (
    <div className="w-96">
      <StockPicture car={{ ...car, ...changes }} sizes="24rem" />
    </div>
  );

  it("says how many there are, and that it is a sample", async () => {
    const screen = await render(onCard({}));
    await expect.element(screen.getByText("12 pictures")).toBeInTheDocument();
    await expect.element(screen.getByText("Sample picture")).toBeVisible();
  });

  it.each([
    ["one picture counts none", { pictures: 1 }],
    ["no picture counts none", { image: null }],
  ])("%s", async (_, changes) => {
    const screen = await render(onCard(changes));
    expect(
      screen
        .getByText(/pictures?$/)
        .filter({ hasText: /^\d/ })
        .query(),
    ).toBeNull();
  });

  it("a car without a picture promises no sample either", async () => {
    const screen = await render(onCard({ image: null }));
    expect(screen.getByText("Sample picture").query()).toBeNull();
    expect(screen.container.querySelector("img")).toBeNull();
  });

  it("says nothing that the car's name beside it does not say", async () => {
    const screen = await render(onCard({}));
    await expect.element(screen.container.querySelector("img")).toHaveAttribute("alt", "");
    screen.show(<StockThumb car={{ image: drawn("small") }} className="w-18" />);
    await expect.element(screen.container.querySelector("img")).toHaveAttribute("alt", "");
    screen.show(<StockThumb car={{ image: null }} className="w-18" />);
    await expect.poll(() => screen.container.querySelector("img")).toBeNull();
  });
});
