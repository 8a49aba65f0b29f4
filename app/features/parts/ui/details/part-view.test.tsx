import { describe, expect, it, vi } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStoredCar, storeCar } from "../car/stored-car.ts";
import { detailsExample, drawingExample, InShop, modelsExample, partExample } from "../parts-examples.tsx";
import type { Shop } from "../shop/shop-context.ts";
import { weightInWords } from "./part-facts.tsx";
import { PartView } from "./part-view.tsx";

async function open(answer: object | Response | "offline", { shop = {}, language = "en" as Language } = {}) {
  const calls = answerCalls({
    "/v3/parts/details": answer,
    "/v3/parts/vehicles": [modelsExample],
  });
  const screen = await render(
    <InShop shop={shop as Partial<Shop>}>
      <PartView
        number="44000-HJR01"
        unknown={<p>No such number</p>}
        buying={({ number }) => <p>Buy {number}</p>}
      />
    </InShop>,
    { language, customer: {} },
  );
  return { screen, calls };
}

describe("one part", () => {
  it("is requested for the chosen car, and shows what it is and what it costs", async () => {
    const { screen, calls } = await open(detailsExample(), { shop: { car: "HJR.2024" } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Front brake pads");
    const asked = calls.find(({ url }) => url.pathname.endsWith("/details"))?.url.searchParams;
    expect(asked?.get("car")).toBe("HJR.2024");
    await expect.element(screen.getByText("Buy 44000HJR01")).toBeVisible();
    await expect.element(screen.getByText("44000-HJR00")).toBeVisible();
  });

  it.each([
    ["Bonnet", "Also called Bonnet"],
    [null, undefined],
  ])("what the counter calls it, %s, stands after its name", async (alsoCalled, text) => {
    const { screen } = await open(detailsExample({ name: "Hood", alsoCalled }));
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hood");
    const shown = screen.getByText(/^Also called/);
    if (text === undefined) await expect.element(shown).not.toBeInTheDocument();
    else await expect.element(shown).toHaveTextContent(text);
  });

  it("prices fall with the quantity, row by row", async () => {
    const { screen } = await open(detailsExample());
    const rows = screen.getByRole("table", { name: "Price by quantity" }).getByRole("row");
    await expect.element(rows.nth(1)).toHaveTextContent("1 pieceQAR 265.50–");
    await expect.element(rows.nth(2)).toHaveTextContent("4 or moreQAR 260.00QAR 5.50");
  });

  it.each([
    ["fits", "HJR.2024", "It fits your car"],
    ["any", "HJR.2024", "It fits any car"],
    ["does-not-fit", "HJR.2024", "It does not fit your car"],
    ["unknown", "HJR.2024", "We cannot say yet whether it fits"],
    ["unknown", undefined, "Does it fit your car?"],
  ] as const)("%s with the car %s reads: %s", async (fit, car, title) => {
    const { screen } = await open(detailsExample({ fit }), { shop: car === undefined ? {} : { car } });
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  });

  it("what does not fit leads to what does", async () => {
    const { screen } = await open(detailsExample({ fit: "does-not-fit" }), { shop: { car: "HJR.2024" } });
    const link = screen.getByRole("link", { name: "Find the right one" });
    await expect.element(link).toHaveAttribute("href", expect.stringContaining("category=brake-pads-shoes"));
  });

  it("what cannot be said asks for the car", async () => {
    const openChooser = vi.fn();
    const { screen } = await open(detailsExample({ fit: "unknown" }), { shop: { openChooser } });
    await screen.getByRole("button", { name: "Choose your car" }).click();
    expect(openChooser).toHaveBeenCalledOnce();
  });

  it.each<[Language, string]>([
    ["en", "Number 44000-HJR00 was replaced by this one."],
    ["ar", "حلّ هذا الرقم محل الرقم 44000-HJR00."],
  ])("in %s an old number says what took its place", async (language, sentence) => {
    const { screen } = await open(detailsExample({ supersedes: "44000HJR00" }), { language });
    await expect
      .poll(() =>
        screen
          .getByRole("status")
          .elements()
          .map((one) => one.textContent?.replace(/[\u2066\u2069]/g, "")),
      )
      .toContain(sentence);
  });

  it("applications say what else has to be true", async () => {
    const { screen } = await open(detailsExample());
    const row = screen.getByRole("row", { name: /Hajar/ });
    await expect.element(row).toMatchTextContent(/2021–2024/);
    await expect.element(row).toMatchTextContent(/AWD · Front · serial 004200 and later$/);
  });

  it("the number is copied as it is written", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await open(detailsExample());
    await screen.getByRole("button", { name: "Copy the part number" }).click();
    expect(writeText).toHaveBeenCalledWith("44000-HJR01");
  });

  it("alternatives and drawings are links", async () => {
    const alternatives = [partExample({ number: "44000HJR07", name: "Pads for towing" })];
    const { screen } = await open(detailsExample({ alternatives }));
    await expect.element(screen.getByRole("link", { name: "Pads for towing" })).toBeVisible();
    const drawing = screen.getByRole("link", { name: "Front brake, number 3" }).last();
    await expect.element(drawing).toHaveAttribute("href", expect.stringContaining("diagram=front-brake"));
  });

  it("without a picture shows its drawing instead, once, with its number marked", async () => {
    const other = { ...drawingExample(), id: "rear-brake", name: "Rear brake", label: "7", x: 0, y: 0 };
    const { diagrams } = detailsExample();
    const { screen } = await open(detailsExample({ picture: null, diagrams: [...diagrams, other] }));
    const above = screen.getByRole("link", { name: "Front brake, number 3" });
    await expect.element(above.getByText("3", { exact: true })).toBeInTheDocument();
    expect(above.elements()).toHaveLength(1);
    await expect.element(screen.getByRole("link", { name: "Rear brake, number 7" })).toBeVisible();
  });

  it.each([
    [refusal(404, "part-not-found"), "No such number"],
    [refusal(400, "invalid-input"), "No such number"],
  ])("a number without a part shows what to do", async (answer, text) => {
    const { screen } = await open(answer);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it("a lost connection says so and offers another try", async () => {
    const { screen } = await open("offline");
    await expect.element(screen.getByText("You are offline.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("a car that the catalog lost is removed", async () => {
    storeCar({ key: "OLD.1999" });
    await open(refusal(404, "car-unknown"), { shop: { car: "OLD.1999" } });
    await expect.poll(readStoredCar).toBeNull();
  });
});

it.each<[number, Language, string]>([
  [85, "en", "85 g"],
  [1_850, "en", "1.9 kg"],
  [12_000, "ar", "12 كجم"],
])("%i grams in %s", (grams, language, words) => {
  expect(weightInWords(grams, language).replace(/[\u2066\u2069]/g, "")).toBe(words);
});
