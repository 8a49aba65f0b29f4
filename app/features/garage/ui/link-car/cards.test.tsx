import { describe, expect, it } from "vitest";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { linkWords } from "../../words.ts";
import { CarOfCard } from "../car-of-card.tsx";
import { cardExample, linkExample, vehicleExample, vinExample as vin } from "../link-examples.ts";
import { LinkCar } from "./link-car.tsx";

const words = linkWords.of("en");
const path = "/v3/vehicle-links";
const sent = { id: "l1", reference: "RM-7K3QXA", state: "waiting" };

async function open(
  answers: Parameters<typeof answerCalls>[0],
  language: "en" | "ar" = "en",
  at = "/link-car",
) {
  const calls = answerCalls({ "/v3/documents": [[]], "/v3/vehicles": [[]], ...answers });
  const screen = await render(<LinkCar />, { language, width: 390, customer: {}, at });
  return { screen, posts: () => calls.filter(({ method }) => method === "POST") };
}

describe("a registration card", () => {
  const cards = { "/v3/documents": [[cardExample()]] };

  it("that the address names fills the form, and goes with the request", async () => {
    const { screen, posts } = await open(
      { [path]: [[], sent, [linkExample({ documentId: "d1" })]], ...cards },
      "en",
      "/link-car?document=d1",
    );
    await expect.element(screen.getByLabelText(/^VIN/)).toHaveValue(vin);
    await expect.element(screen.getByLabelText(/Plate/)).toHaveValue("482915");
    await expect.element(screen.getByText(words.cardUsed)).toBeVisible();
    await screen.getByRole("button", { name: words.send }).click();
    await expect.element(screen.getByText(words.sentTitle)).toBeVisible();
    expect(posts()[0]?.body).toEqual({ vin, plate: "482915", documentId: "d1" });
    await expect.element(screen.getByText(new RegExp(words.withCard))).toBeVisible();
  });

  it("is chosen by a press; with another VIN it stays behind", async () => {
    const { screen, posts } = await open({ [path]: [[], sent, []], ...cards });
    await screen.getByRole("button", { name: words.fromCard }).click();
    await expect.element(screen.getByLabelText(/^VIN/)).toHaveValue(vin);
    await screen.getByLabelText(/^VIN/).fill("RMLHJR4K7R1004822");
    await expect.element(screen.getByText(words.cardLeft)).toBeVisible();
    await screen.getByRole("button", { name: words.send }).click();
    await expect.element(screen.getByText(words.sentTitle)).toBeVisible();
    expect(posts()[0]?.body).toEqual({ vin: "RMLHJR4K7R1004822", plate: "482915" });
  });

  it("stays out of a form that is cleared after it was filled", async () => {
    const { screen } = await open({ [path]: [[]], ...cards }, "en", "/link-car?document=d1");
    await expect.element(screen.getByLabelText(/^VIN/)).toHaveValue(vin);
    await screen.getByLabelText(/^VIN/).fill("");
    await screen.getByLabelText(/Plate/).fill("1");
    await expect.element(screen.getByLabelText(/^VIN/)).toHaveValue("");
    await expect.element(screen.getByRole("button", { name: words.fromCard })).toBeVisible();
  });

  it.each([
    ["is linked", { "/v3/vehicles": [[vehicleExample]], [path]: [[]] }],
    ["is requested", { [path]: [[linkExample()]] }],
  ])("whose car %s is not offered", async (_, answers) => {
    const { screen } = await open({ ...cards, ...answers });
    await expect.element(screen.getByLabelText(/^VIN/)).toBeVisible();
    expect(screen.getByRole("button", { name: words.fromCard }).query()).toBeNull();
    expect(screen.getByRole("link", { name: words.addCard }).query()).toBeNull();
  });

  it("can be added where there is none", async () => {
    const { screen } = await open({ [path]: [[]] }, "ar");
    await expect.element(screen.getByRole("link", { name: linkWords.of("ar").addCard })).toBeVisible();
  });
});

describe("at a registration card", () => {
  const show = (
    answers: Parameters<typeof answerCalls>[0],
    changes: Parameters<typeof cardExample>[0] = {},
  ) => {
    answerCalls({ "/v3/vehicles": [[]], [path]: [[]], ...answers });
    return render(<CarOfCard document={cardExample(changes)} />, { width: 390, customer: {} });
  };

  it("its car can be linked", async () => {
    const screen = await show({});
    const button = screen.getByRole("link", { name: words.linkACar });
    await expect.element(button).toHaveAttribute("href", expect.stringContaining("/link-car?document=d1"));
  });

  it("its car can be requested again after a rejection, which is named", async () => {
    const screen = await show({ [path]: [[linkExample({ state: "rejected", reason: "not-owner" })]] });
    await expect.element(screen.getByText(new RegExp(words["not-owner"]))).toBeVisible();
    await expect.element(screen.getByRole("link", { name: words.linkACar })).toBeVisible();
  });

  it("an open request stands in place of the offer", async () => {
    const screen = await show({ [path]: [[linkExample()]] });
    await expect.element(screen.getByText(words.waitingTitle)).toBeVisible();
    expect(screen.getByRole("link", { name: words.linkACar }).query()).toBeNull();
  });

  it("a car of the garage leads to its page", async () => {
    const screen = await show({ "/v3/vehicles": [[vehicleExample]] });
    await expect.element(screen.getByText(words.linkedTitle)).toBeVisible();
    const seen = screen.getByRole("link", { name: words.seeCar });
    await expect.element(seen).toHaveAttribute("href", expect.stringContaining("/details/v1"));
  });

  it("there is nothing before it is confirmed, and at other documents", async () => {
    const screen = await show({}, { confirmedAt: null, state: "processed" });
    expect(screen.container.textContent).toBe("");
  });
});
