import { describe, expect, it } from "vitest";
import type { Vehicle } from "#app/features/garage/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import {
  dashboardTexts,
  renderForCustomer,
  today,
  vehicleExample,
  warrantyUntil,
} from "../dashboard-examples.tsx";
import { coversInForce } from "../warranty-cover.ts";
import { VehicleShelf } from "./vehicle-shelf.tsx";
import { WarrantyList } from "./warranty-list.tsx";

const { en, ar } = dashboardTexts;
const show = (vehicles: readonly Vehicle[], language: Language = "en") =>
  renderForCustomer(<VehicleShelf vehicles={vehicles} />, { language });

describe("vehicles", () => {
  const factsOf = (container: Element) =>
    [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);

  it.each<[string, Partial<Vehicle>, string]>([
    [
      "in force",
      { warranty: "active", warranties: [warrantyUntil("2027-05-04"), warrantyUntil("2026-12-31")] },
      "Covered until 4 May 2027 (27 Dhu’l-Qi’dah 1448\u00a0AH)",
    ],
    [
      "over by time",
      { warranty: "expired", warranties: [warrantyUntil("2025-05-04", { warrantyStatus: "expired" })] },
      "Ended on 4 May 2025",
    ],
    [
      "over by distance",
      { warranty: "expired", warranties: [warrantyUntil("2027-05-04", { warrantyStatus: "expired" })] },
      "Ended",
    ],
    ["unknown", {}, "None on record"],
  ])("a warranty that is %s reads so", async (_, changes, words) => {
    const screen = await show([vehicleExample(changes)]);
    await expect.element(screen.getByRole("list", { name: en.vehiclesTitle })).toBeVisible();
    expect(factsOf(screen.container)).toEqual(["41,200 km", "No service with us yet", words]);
  });

  it("their pictures come with the page, however far down: a printer does not wait for them", async () => {
    const screen = await show([vehicleExample()]);
    await expect.element(screen.getByRole("list", { name: en.vehiclesTitle })).toBeVisible();
    const pictures = [...screen.container.querySelectorAll("img")];
    expect(pictures).toHaveLength(1);
    for (const picture of pictures) expect(picture.loading).not.toBe("lazy");
  });

  it("each has its plate, its page and its own way to book", async () => {
    const cars = [
      vehicleExample({ lastServiceDate: "2026-02-28" }),
      vehicleExample({ vehicleId: "v2", model: "Reem" }),
    ];
    const screen = await show(cars, "ar");
    await expect
      .element(screen.getByRole("link", { name: /Reem 2023/ }).first())
      .toHaveAttribute("href", "/details/v2?lang=ar");
    await expect
      .element(screen.getByRole("link", { name: `${ar.bookThisVehicleLabel} : Reem 2023` }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v2&lang=ar");
    expect(factsOf(screen.container)[1]).toBe("28 فبراير 2026");
    await expect.element(screen.getByText("123456").first()).toHaveAttribute("dir", "ltr");
  });

  it("where there are none, it is said whom to call", async () => {
    const screen = await show([]);
    await expect.element(screen.getByRole("heading", { name: en.vehiclesEmptyTitle })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.callUsLabel }))
      .toHaveAttribute("href", "tel:+97455001200");
  });
});

describe("warranties of all cars", () => {
  const kinds = ["Basic", "Battery", "Corrosion Perforation", "Paint and Surface Rust"] as const;
  const warranties = kinds.map((warrantyType, at) =>
    warrantyUntil(`2027-0${2 * at + 1}-15`, { warrantyType, warrantyOutputLimit: at === 1 ? 60_000 : null }),
  );
  const cars = ["v1", "v2"].map((vehicleId) => vehicleExample({ vehicleId, warranty: "active", warranties }));
  const list = <WarrantyList covers={coversInForce(cars, Date.parse(today))} />;

  it.each<[Language, string, string, string]>([
    ["en", "Ends soon", "1 month left", "18,800 km left"],
    ["ar", "ينتهي قريباً", "يتبقى لك شهر واحد", "يتبقى لك 18,800 كم"],
  ])(
    "in %s the six that end first stand there, what is soon over marked",
    async (language, soon, month, distance) => {
      const screen = await renderForCustomer(list, { language });
      const items = screen
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent ?? "");
      expect(items).toHaveLength(6);
      expect(items[0]).toContain(soon);
      expect(items[0]).toContain(month);
      expect(items[2]).toContain(distance);
      expect(items[5]).not.toContain(soon);
    },
  );
});
