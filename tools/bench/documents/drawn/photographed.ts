import type { Page } from "@playwright/test";
import sharp from "sharp";
import { noisy } from "../damage.ts";
import type { Dice } from "../dice.ts";

/** What befalls a paper between its customer and us. */
export const faults = [
  "clean",
  "angle",
  "glare",
  "motion",
  "shadow",
  "lowlight",
  "fold",
  "blurred",
  "compressed",
  "sideways",
] as const;
export type Fault = (typeof faults)[number] | "screenshot" | "pdf";

/** The page as a camera sees it: what befalls the light comes in the browser, noise and compression after it. */
export async function photographed(page: Page, fault: Fault, dice: Dice): Promise<Buffer> {
  const sheen = (css: string) =>
    `const one=document.createElement("i");one.style.cssText=${JSON.stringify(`position:absolute;inset:0;${css}`)};document.querySelector(".paper").append(one)`;
  const style = (css: string) => `document.querySelector(".paper").style.cssText+=${JSON.stringify(css)}`;
  const scripts: Partial<Record<Fault, string>> = {
    angle: style(
      `transform:perspective(1800px) rotateX(${dice.between(-16, 16)}deg) rotateY(${dice.between(-18, 18)}deg) rotateZ(${dice.between(-5, 5)}deg) scale(.9)`,
    ),
    glare: sheen(
      `background:radial-gradient(ellipse at ${dice.whole(25, 75)}% ${dice.whole(25, 75)}%,rgb(255 255 255 / .9),transparent 22%)`,
    ),
    shadow: sheen(
      `background:linear-gradient(${dice.whole(90, 160)}deg,transparent ${dice.whole(10, 40)}%,rgb(0 0 0 / .62))`,
    ),
    fold: sheen(
      `background:linear-gradient(${dice.between(88, 92)}deg,transparent,transparent);border-top:7px solid rgb(90 90 90 / .5);top:${dice.whole(25, 70)}%;transform:rotate(${dice.between(-1, 1)}deg)`,
    ),
  };
  const script = scripts[fault];
  if (script !== undefined) await page.evaluate(script);
  let picture = await page.screenshot({ type: "png", fullPage: fault === "screenshot" });
  if (fault === "motion") picture = await moved(picture, dice.pick([5, 7, 9]));
  if (fault === "blurred") picture = await sharp(picture).blur(dice.between(1.1, 1.7)).png().toBuffer();
  if (fault === "lowlight")
    picture = await noisy(await sharp(picture).linear(dice.between(0.32, 0.5), 0).png().toBuffer(), dice, 14);
  if (fault === "sideways")
    picture = await sharp(picture)
      .rotate(dice.pick([90, 180, 270]))
      .png()
      .toBuffer();
  const quality = fault === "compressed" ? dice.whole(28, 42) : 84;
  return await sharp(picture).jpeg({ quality }).toBuffer();
}

/** Each pixel spread over its neighbors along a line, as where a hand moves. */
async function moved(picture: Buffer, width: number): Promise<Buffer> {
  const none = Array.from({ length: width }, () => 0);
  const kernel = [...none, ...none.map(() => 1), ...none];
  return await sharp(picture)
    .removeAlpha()
    .convolve({ width, height: 3, kernel, scale: width })
    .png()
    .toBuffer();
}
