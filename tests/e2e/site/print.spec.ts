import { stockWords } from "#app/features/preowned/words.ts";
import { expect, inBothLanguages, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { open } from "../steps.ts";

/** Pages that people print, and the sheets of A4 that each may take. */
const printed: readonly (readonly [path: string, sheets: number])[] = [
  ["/vehicle/suhail", 9],
  ["/vehicle/suhail/specifications", 3],
  ["/finance", 5],
  ["/listing/SHL-240111", 5],
  ["/pre-owned/compare?cars=SHL-240111,HJR-230728", 3],
  ["/special-offers", 4],
  ["/find-us", 5],
];
/** A sheet of A4 at 96 dots an inch. */
const sheet = { width: 794, height: 1123 };

test(
  "what people print takes few sheets, fits their width and carries nothing that only a screen can do",
  inBothLanguages,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    for (const [path, sheets] of printed) {
      await open(page, `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await page.emulateMedia({ media: "print" });
      const pdf = await page.pdf({ format: "A4" });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(sheets);
      await page.setViewportSize(sheet);
      const [address = ""] = path.split("?");
      await expect(page.getByText(new RegExp(`^http://[^/]+${address}\\?lang=${language}$`))).toBeVisible();
      // A page that is wider than the sheet is shrunk as a whole, in Arabic cut.
      const wide = await page.evaluate(
        (width) =>
          [...document.querySelectorAll("main *")]
            .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== "absolute")
            .filter((one) => {
              const { left, right } = one.getBoundingClientRect();
              return left < -1 || right > width + 1;
            })
            .map((one) => `${one.tagName} ${one.className}`),
        sheet.width,
      );
      expect(wide, path).toEqual([]);
      for (const only of ["a[href='#content']", "footer", "main nav", "main .button-link", "main a > svg"])
        await expect(page.locator(`${only}:visible`), `${path}: ${only}`).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  },
);

test("on paper a used car's marks lie on its picture", inBothLanguages, async ({ page }, info) => {
  const { language } = textsFor(info);
  const words = stockWords.of(language);
  await open(page, `/listing/SHL-240111?lang=${language}`);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
  const slider = page.locator(".picture-slider");
  const picture = await slider.locator("img").first().boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  if (!picture || !title) throw new Error("no picture, no title");
  // It fills its box, so a mark within the box lies on it, and begins where the title does.
  expect(picture.width / picture.height).toBeCloseTo(1.5, 1);
  const startOf = ({ x, width }: typeof picture) => (language === "ar" ? x + width : x);
  expect(startOf(picture)).toBeCloseTo(startOf(title), 0);
  for (const mark of [words.certified, words.samplePicture]) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.getByText(mark).boundingBox()) ?? {};
    expect(width, mark).toBeGreaterThan(0);
    expect(x, mark).toBeGreaterThanOrEqual(picture.x);
    expect(x + width, mark).toBeLessThanOrEqual(picture.x + picture.width);
    expect(y, mark).toBeGreaterThanOrEqual(picture.y);
    expect(y + height, mark).toBeLessThanOrEqual(picture.y + picture.height);
  }
});
