import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { section, trim } from "../../../../../tests/components/showroom-examples.ts";
import { overlappingTexts } from "../../../../../tests/e2e/sweep/in-page/overlapping-texts.ts";
import { pageTexts } from "../../../../../tests/e2e/sweep/in-page/page-texts.ts";
import { spilledTexts } from "../../../../../tests/e2e/sweep/in-page/spilled-texts.ts";
import type { SpecificationName, Specifications } from "../../rules/vehicle/specification.ts";
import { SpecificationSection } from "../vehicle/specification-section.tsx";
import { Comparison } from "./comparison.tsx";
import { Quantity } from "./quantity.tsx";

const glx = trim("glx", { leasePrice: 2_000 });
const hev = trim("hev", {
  price: 139_900,
  isHybrid: true,
  specifications: {
    fuel: "hybrid",
    powerKw: 163,
    transmission: "hybrid-cvt",
    gears: undefined,
    consumption: 4,
  },
});
type Screen = Awaited<ReturnType<typeof render>>;
const cellsOf = (screen: Screen, name: string | RegExp) =>
  [...screen.getByRole("row", { name }).element().querySelectorAll("td")].map(
    ({ textContent }) => textContent,
  );

describe("a quantity", () => {
  it.each<[SpecificationName, Specifications[SpecificationName], Language, string]>([
    ["powerKw", 154, "en", "207 hp (154 kW)"],
    ["powerKw", 154, "ar", "207 أحصنة (154 كيلوواط)"],
    ["consumption", 4, "en", "4.0 l/100 km (25.0 km/l)"],
    ["lengthMm", 4_885, "en", "4,885 mm"],
    ["seats", 5, "ar", "5 "],
    ["fuel", "hybrid", "ar", "هايبرد"],
    ["drive", "four-low-range", "en", "Four wheels, low range"],
    ["towingKg", undefined, "en", "None"],
    ["towingKg", undefined, "ar", "لا يوجد"],
  ])("%s of %s is in %s %s", async (name, value, language, words) => {
    const screen = await render(<Quantity name={name} value={value} />, { language });
    expect(screen.container.textContent).toBe(words);
  });

  it("runs as its own language does, whatever stands around it", async () => {
    const screen = await render(<Quantity name="lengthMm" value={4_885} />, { language: "ar" });
    expect(screen.container.querySelector("bdi")?.textContent).toBe("4,885 مم");
  });
});

describe("cars side by side", () => {
  const columns = [glx, hev].map((one) => ({ ...one, head: one.name }));

  it("begin with their prices, then what differs", async () => {
    const screen = await render(<Comparison columns={columns} currency="QAR" label="Side by side" />);
    expect(cellsOf(screen, /^Cash price/)).toEqual(["QAR 100,000*", "QAR 139,900*"]);
    expect(cellsOf(screen, /^Lease-to-own/)).toEqual(["QAR 2,000*", "None"]);
    const names = screen
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.slice(2)).toEqual(["Fuel", "Power", "Transmission", "Gears", "Consumption, combined"]);
  });

  it("where none is leased there is no line for it", async () => {
    const bare = columns.map((one) => ({ ...one, leasePrice: undefined }));
    const screen = await render(<Comparison columns={bare} currency="QAR" label="Side by side" />);
    expect(screen.getByRole("row", { name: /^Lease-to-own/ }).query()).toBeNull();
  });

  it("what they have in common is counted, and shown on demand", async () => {
    const screen = await render(
      <Comparison columns={columns} currency="QAR" label="Side by side" names={["fuel", "seats", "doors"]} />,
    );
    await expect.element(screen.getByText("Seats")).not.toBeVisible();
    await screen.getByText("What all have in common: 2").click();
    await expect.element(screen.getByText("Seats")).toBeVisible();
    expect(
      screen
        .getByRole("definition")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["5 ", "4 "]);
    expect(screen.getByRole("rowheader", { name: "Power" }).query()).toBeNull();
  });

  it("that differ in all they are compared by have nothing in common", async () => {
    const screen = await render(
      <Comparison columns={columns} currency="QAR" label="Side by side" names={["fuel", "powerKw"]} />,
      { language: "ar" },
    );
    await expect.element(screen.getByRole("region", { name: "Side by side" })).toBeVisible();
    expect(screen.getByText(/ما تتفق فيه/).query()).toBeNull();
    expect(cellsOf(screen, /^السعر النقدي/)).toEqual(["100,000 QAR*", "139,900 QAR*"]);
  });

  it.each([
    { width: 320, letters: "1rem", lines: 1 },
    { width: 390, letters: "1rem", lines: 1 },
    { width: 390, letters: "1.5rem", lines: 2 },
    { width: 390, letters: "2rem", lines: 3 },
  ])(
    "in Arabic at $width px with letters of $letters a number and its unit take $lines lines of their cell",
    async ({ width, letters, lines }) => {
      const table = <Comparison columns={columns} currency="QAR" label="Side by side" />;
      const screen = await render(table, { language: "ar", width });
      screen.getByRole("table").element().style.fontSize = letters;
      const texts = pageTexts(".comparison");
      expect([...spilledTexts(texts), ...overlappingTexts(texts)]).toEqual([]);
      const consumption = screen.getByText("4.0 لتر/100 كم").element();
      const height = Number.parseFloat(getComputedStyle(consumption).lineHeight);
      expect(Math.round(consumption.getBoundingClientRect().height / height)).toBe(lines);
    },
  );

  it("says where a trim has none of it", async () => {
    const screen = await render(<Comparison columns={columns} currency="QAR" label="Side by side" />);
    expect(cellsOf(screen, /^Gears/)).toEqual(["8 ", "None"]);
    expect(screen.getByRole("row", { name: /^Payload/ }).query()).toBeNull();
  });

  it("scrolls sideways by the keyboard on a phone", async () => {
    const screen = await render(<Comparison columns={columns} currency="QAR" label="Side by side" />, {
      width: 390,
    });
    await userEvent.tab();
    await expect.element(screen.getByRole("region", { name: "Side by side" })).toHaveFocus();
  });
});

describe("the section of specifications", () => {
  const shown = (
    <SpecificationSection
      section={section("T18", "Suhail in numbers", { text: "All of them." })}
      model="suhail"
    />
  );

  it.each<[Language, string, string]>([
    ["en", "Brochure (PDF)", "/brochures/suhail-en.pdf"],
    ["ar", "الكتيّب (PDF)", "/brochures/suhail-ar.pdf"],
  ])("in %s leads to the brochure in the same language", async (language, name, address) => {
    const screen = await render(shown, { language });
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", address);
    await expect.element(screen.getByText("All of them.")).toBeVisible();
  });

  it("leads to the table", async () => {
    const screen = await render(shown, { at: "/vehicle/suhail?lang=en" });
    await expect
      .element(screen.getByRole("link", { name: "All numbers" }))
      .toHaveAttribute("href", "/vehicle/suhail/specifications?lang=en");
  });
});
