import { describe, expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStoredCar, storeCar } from "../car/stored-car.ts";
import { drawingExample, InShop } from "../parts-examples.tsx";
import { CategoriesView } from "./categories-view.tsx";

const drawing = drawingExample();
const answer = {
  car: null,
  categories: [
    {
      ...{ id: "brakes", name: "Brakes", parts: 9 },
      subCategories: [
        { id: "pads", name: "Pads", parts: 4, diagrams: [drawing] },
        { id: "discs", name: "Discs", parts: 5, diagrams: [drawing] },
        { id: "drums", name: "Drums", parts: 0, diagrams: [] },
      ],
    },
    { id: "hats", name: "Hats", parts: 0, subCategories: [] },
  ],
};

async function open(reply: CallAnswer | CallAnswer[], { short = false, car = "HJR.2024" } = {}) {
  const calls = answerCalls({ "/v3/parts/sub-categories": reply });
  const screen = await render(
    <InShop shop={{ car }}>
      <CategoriesView short={short} />
    </InShop>,
    { customer: {} },
  );
  return { screen, calls };
}

describe("the categories", () => {
  it("lead to their lists for the chosen car, with their numbers; empty ones are left out", async () => {
    const { screen, calls } = await open(answer);
    const link = screen.getByRole("link", { name: "Pads 4 parts" });
    await expect.element(link).toHaveAttribute("href", expect.stringContaining("category=pads&car=HJR.2024"));
    expect(calls[0]?.url.searchParams.get("car")).toBe("HJR.2024");
    expect(screen.getByText("Drums").elements()).toHaveLength(0);
    expect(screen.getByText("Hats").elements()).toHaveLength(0);
  });

  it("name each drawing once", async () => {
    const { screen } = await open(answer);
    const links = screen.getByRole("list", { name: "Drawings" }).getByRole("link", { name: "Front brake" });
    await expect.element(links).toHaveAttribute("href", expect.stringContaining("diagram=front-brake"));
    expect(links.elements()).toHaveLength(1);
  });

  it("show drawings small, when they come near, in a place of their size; an outline for a file that is gone", async () => {
    const gone = { ...drawing, id: "gone", name: "Gone", drawing: "data:image/svg+xml,none" };
    const pads = { id: "pads", name: "Pads", parts: 4, diagrams: [drawing, gone] };
    const brakes = { id: "brakes", name: "Brakes", parts: 4, subCategories: [pads] };
    const { screen } = await open({ car: null, categories: [brakes] });
    const picture = screen.getByRole("img", { name: "Front brake" });
    await expect.element(picture).toHaveAttribute("loading", "lazy");
    const { width, height } = picture.element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect.poll(() => screen.getByRole("img", { name: "Gone" }).query()).toBeNull();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Gone" }).last()).toBeVisible();
  });

  it("as tiles show the main ones alone", async () => {
    const { screen } = await open(answer, { short: true });
    await expect.element(screen.getByRole("link", { name: "Brakes 9 parts" })).toBeVisible();
    expect(screen.getByRole("link").elements()).toHaveLength(1);
  });

  it("that cannot be loaded are loaded again", async () => {
    const { screen } = await open([refusal(400, "bad"), answer]);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("link", { name: "Pads 4 parts" })).toBeVisible();
  });

  it("for a car that the catalog lost remove it", async () => {
    storeCar({ key: "OLD.1999" });
    await open(refusal(404, "car-unknown"), { car: "OLD.1999" });
    await expect.poll(readStoredCar).toBeNull();
  });

  it("of an empty catalog say so", async () => {
    const { screen } = await open({ car: null, categories: [] });
    await expect.element(screen.getByRole("heading", { name: "No parts yet" })).toBeVisible();
  });
});
