import * as z from "zod";
import { contrast } from "#app/lib/contrast.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/, "must be written as #rrggbb in small letters");

/** The colors of a brand, from which its pages, icons and mails are made. Everything else is the house's own. */
const seeds = z.strictObject({
  /** The ground of every page, and the text on it. */
  ground: color,
  ink: color,
  /** The ground of the footer and of other dark bands. */
  dark: color,
  /** In which the skies of its pictures end: what a page shows where such a picture is not tall enough. */
  sky: color,
  /** Action: buttons and links; stronger where a pointer rests; a light ground of it; on dark grounds. */
  accent: color,
  accentStrong: color,
  accentSoft: color,
  accentOnDark: color,
  /** What belongs to the premium brand, on light and on dark grounds. */
  premium: color,
  premiumOnDark: color,
});
export type BrandColors = z.output<typeof seeds>;
type Seed = keyof BrandColors;

/** Colors of the house that meet those of a brand: its white, and its quietest texts on light and on dark. */
export const houseColors = { white: "#ffffff", quietText: "#5c696f", quietTextOnDark: "#c3d0d3" } as const;
type Meeting = Seed | keyof typeof houseColors;

/** Text and ground as they meet on the pages: each pair must reach 4.5:1 (WCAG 2.2 AA). */
const pairs: readonly (readonly [Meeting, Meeting])[] = [
  ["ink", "ground"],
  ["ink", "white"],
  ["ink", "accentSoft"],
  ["ink", "sky"],
  ["quietText", "ground"],
  ["white", "ink"],
  ["accent", "ground"],
  ["accent", "white"],
  ["accent", "accentSoft"],
  ["accentStrong", "ground"],
  ["accentStrong", "accentSoft"],
  ["white", "accent"],
  ["white", "accentStrong"],
  ["ground", "dark"],
  ["quietTextOnDark", "dark"],
  ["accentOnDark", "dark"],
  ["premium", "ground"],
  ["premium", "white"],
  ["premiumOnDark", "dark"],
];

/** Colors of a brand whose text can be read; the first pair that cannot is refused with its contrast. */
export const brandColors = seeds.check((context) => {
  const defined = { ...houseColors, ...context.value };
  for (const [text, ground] of pairs) {
    const reached = contrast(defined[text], defined[ground]);
    if (reached >= 4.5) continue;
    const at = text in houseColors ? ground : text;
    const message = `gives ${text} on ${ground} a contrast of ${reached.toFixed(2)}:1, and text needs 4.5:1`;
    context.issues.push({ code: "custom", message, path: [at], input: context.value });
    return;
  }
});

/** The colors as custom properties: `--brand-accent-strong` and the like, from which the design tokens are made. */
export function brandStyle(colors: BrandColors): string {
  const properties = Object.entries(colors).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--brand-${kebab}:${value}`;
  });
  return `:root{${properties.join(";")}}`;
}
