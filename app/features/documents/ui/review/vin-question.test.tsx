import { expect, it, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import type { ReviewField } from "./review-state.ts";
import { reviewWords } from "./review-words.ts";
import { VinQuestion } from "./vin-question.tsx";

const vin = "RMLNA1B2C3D400001";
const box = { page: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const doubts = [{ position: 12, read: "O" }] as const;
const doubtful: ReviewField = {
  ...{ key: "vin", value: vin, isOpen: true },
  read: { key: "vin", value: vin, confidence: 0.7, box, doubts },
};

async function show(field: ReviewField, language: "en" | "ar" = "en") {
  const taken = vi.fn();
  const screen = await render(<VinQuestion field={field} onTake={taken} />, { language, width: 390 });
  return { screen, taken, marked: () => screen.container.querySelector("mark")?.textContent };
}

it.each(["en", "ar"] as const)(
  "marks a digit that was read as a letter, and offers the letter, in %s",
  async (language) => {
    const { screen, taken, marked } = await show(doubtful, language);
    const words = reviewWords.of(language);
    await expect.element(screen.getByText(words.readLetters)).toBeVisible();
    expect(marked()).toBe("0");
    await screen.getByRole("button", { name: `${words.takeLetters} RMLNA1B2C3D4O0001` }).click();
    expect(taken).toHaveBeenCalledExactlyOnceWith("RMLNA1B2C3D4O0001");
  },
);

it("offers digits for letters that were typed", async () => {
  const { screen, taken } = await show({ key: "vin", value: "rmlnaib2c3d4q0001", isOpen: false });
  await screen.getByRole("button", { name: reviewWords.of("en").takeVin }).click();
  expect(taken).toHaveBeenCalledExactlyOnceWith("RMLNA1B2C3D400001");
});

it.each([
  ["once it was approved", { ...doubtful, isOpen: false }],
  ["of a VIN without them", { key: "vin", value: vin, isOpen: false }],
] satisfies [string, ReviewField][])("asks nothing %s", async (_, field) => {
  const { screen } = await show(field);
  expect(screen.container.textContent).toBe("");
});
