import { afterEach, expect, test } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { DigitsSwitch } from "./digits-switch.tsx";

const { dataset } = document.documentElement;
const before = dataset.digits;
afterEach(() => {
  dataset.digits = before;
  // biome-ignore lint/suspicious/noDocumentCookie: as the switch writes it
  document.cookie = "digits=; Path=/; Max-Age=0";
});

test("a reader of Arabic changes digits and takes it back, on this page and at the next visit", async () => {
  dataset.digits = "latin";
  const screen = await render(<DigitsSwitch />, { language: "ar" });
  const toLatin = screen.getByRole("button", { name: "أرقام 123" });
  const toArabic = screen.getByRole("button", { name: "أرقام ١٢٣" });
  await expect.element(toLatin).not.toBeInTheDocument();
  await toArabic.click();
  await expect.element(toArabic).not.toBeInTheDocument();
  await expect.element(toLatin).toHaveFocus();
  expect([dataset.digits, document.cookie]).toEqual([
    "arabic-indic",
    expect.stringContaining("digits=arabic-indic"),
  ]);
  await toLatin.click();
  await expect.element(toArabic).toHaveFocus();
  expect([dataset.digits, document.cookie]).toEqual(["latin", expect.stringContaining("digits=latin")]);
});

test("English has no choice", async () => {
  const screen = await render(<DigitsSwitch />);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

/** How wide a text is in a family of fonts, in units of the font: glyphs of the same shape are of the same width. */
async function widthOf(text: string, family: string): Promise<number> {
  await document.fonts.load(`400 1000px "${family}"`, text);
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.font = `400 1000px "${family}"`;
  context.fontKerning = "none";
  return context.measureText(text).width;
}

test.each([
  ["a number", "1739", "١٧٣٩"],
  ["thousands and a fraction", "1,739.5", "١٬٧٣٩٫٥"],
  ["a percentage", "75%", "٧٥٪"],
])("the font shows %s in Arabic-Indic digits", async (_, written, shown) => {
  expect(await widthOf(written, "Alexandria Digits")).toBeCloseTo(await widthOf(shown, "Alexandria"), 1);
  expect(await widthOf(written, "Alexandria")).not.toBeCloseTo(await widthOf(shown, "Alexandria"), 1);
});

test.each(["RML8JW21X0B123456", "5W-30", "48510-0R021", "H7", "ali5@rimal.example"])(
  "the font leaves a code as it is written: %s",
  async (code) => {
    expect(await widthOf(code, "Alexandria Digits")).toBeCloseTo(await widthOf(code, "Alexandria"), 1);
  },
);
