import { expect, inBothLanguages, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { open } from "../steps.ts";

/** Pages that people print, and the sheets of A4 that each may take. */
const printed: readonly (readonly [path: string, sheets: number])[] = [
  ["/vehicle/suhail?compare=hajar&compare=reem", 11],
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
