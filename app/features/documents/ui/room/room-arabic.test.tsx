import { describe, expect, it } from "vitest";
import { acceptedExample, detailsExample, documentsTexts } from "../documents-examples.tsx";
import { reviewWords } from "../review/review-words.ts";
import { documentsWords } from "../words.ts";
import { showRoom } from "./room-examples.tsx";

const { ar } = documentsTexts;

describe("in Arabic", () => {
  const arabic = { ...documentsWords.of("ar"), ...reviewWords.of("ar") };

  it("a crop lies on its place of the picture, which is counted from the left", async () => {
    const { screen } = await showRoom(detailsExample(), {}, "ar");
    const crop = screen.getByRole("button", { name: arabic.seePlace(arabic.name) });
    await expect.poll(() => crop.element().querySelector("img")?.complete).toBe(true);
    const [frame, picture] = [crop.element(), crop.element().querySelector("img") as HTMLImageElement].map(
      (element) => element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    // The middle of the field, at 0.55 of the page, is in the middle of its crop.
    expect((frame.left + frame.width / 2 - picture.left) / picture.width).toBeCloseTo(0.55, 1);
    expect(picture.left).toBeLessThan(frame.left);
  });

  it("the mark of a field lies on its place of the whole page", async () => {
    const { screen } = await showRoom(detailsExample(), {}, "ar");
    await screen.getByRole("button", { name: arabic.seePlace(arabic.name) }).click();
    const dialog = screen.getByRole("dialog", { name: arabic.front });
    const page = dialog.getByRole("img").element();
    await expect.poll(() => page.parentElement?.querySelector("span")).toBeTruthy();
    const mark = page.parentElement?.querySelector("span")?.getBoundingClientRect() as DOMRect;
    const { left, width } = page.getBoundingClientRect();
    expect((mark.left + mark.width / 2 - left) / width).toBeCloseTo(0.55, 1);
  });

  it("numbers and names are typed in their own direction, and days counted as Arabic counts", async () => {
    const { screen } = await showRoom(detailsExample(), {}, "ar");
    const field = (name: string) => screen.getByLabelText(name, { exact: true });
    await expect.element(field(arabic["number of driving-license"])).toHaveAttribute("dir", "ltr");
    await expect.element(field(arabic.nameArabic)).toHaveAttribute("dir", "rtl");
    await expect.element(screen.getByText(/فسنحذف المستند بعد 30 يوماً من إضافته/)).toBeVisible();
    await screen.getByRole("button", { name: ar.confirmButtonLabel }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(arabic.problems("compare"));
  });

  it("what is stored has Latin digits, and a masked number from left to right", async () => {
    const { screen } = await showRoom(detailsExample(acceptedExample()), {}, "ar");
    await expect.element(screen.getByText(/^1 مايو 2028/)).toBeVisible();
    const masked = screen.getByText("•••• 4817");
    await expect.element(masked).toHaveAttribute("dir", "ltr");
    await expect.element(screen.getByText(ar.states.accepted.label).first()).toBeVisible();
  });
});
