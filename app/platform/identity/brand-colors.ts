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
  /** Quieter texts, on light and on dark grounds: warm sand and grey sea, unless a brand has its own. */
  inkSoft: color.default("#46565d"),
  inkFaint: color.default("#5c696f"),
  onDarkSoft: color.default("#c3d0d3"),
  /** Grounds of bands and panels, from faint to deep, and lines between parts and around fields. */
  band: color.default("#f6f2ea"),
  bandStrong: color.default("#eee7da"),
  bandDeep: color.default("#e1d6c4"),
  bandEdge: color.default("#c9b99f"),
  line: color.default("#e4dccf"),
  lineStrong: color.default("#857d6f"),
});
export type BrandColors = z.output<typeof seeds>;
type Seed = keyof BrandColors;

const white = "#ffffff";
type Meeting = Seed | "white";
/** Texts of the house: where one cannot be read, the brand's ground is named. */
const houseTexts: ReadonlySet<Meeting> = new Set(["white", "inkSoft", "inkFaint", "onDarkSoft"]);

/** Text and ground as they meet on the pages: each pair must reach 4.5:1 (WCAG 2.2 AA). */
const pairs: readonly (readonly [Meeting, Meeting])[] = [
  ["ink", "ground"],
  ["ink", "white"],
  ["ink", "accentSoft"],
  ["ink", "sky"],
  ["inkFaint", "ground"],
  ["inkFaint", "bandStrong"],
  ["inkSoft", "bandStrong"],
  ["ink", "bandDeep"],
  ["white", "ink"],
  ["accent", "ground"],
  ["accent", "white"],
  ["accent", "accentSoft"],
  ["accentStrong", "ground"],
  ["accentStrong", "accentSoft"],
  ["white", "accent"],
  ["white", "accentStrong"],
  ["ground", "dark"],
  ["onDarkSoft", "dark"],
  ["accentOnDark", "dark"],
  ["premium", "ground"],
  ["premium", "white"],
  ["premiumOnDark", "dark"],
];

/** Colors of a brand whose text can be read; the first pair that cannot is refused with its contrast. */
export const brandColors = seeds.check((context) => {
  const defined = { white, ...context.value };
  for (const [text, ground] of pairs) {
    const reached = contrast(defined[text], defined[ground]);
    if (reached >= 4.5) continue;
    const at = houseTexts.has(text) ? ground : text;
    const message = `gives ${text} on ${ground} a contrast of ${reached.toFixed(2)}:1, and text needs 4.5:1`;
    context.issues.push({ code: "custom", message, path: [at], input: context.value });
    return;
  }
});

/** The colors as custom properties: `--brand-accent-strong` and the like, from which the design tokens are made. */
export function colorProperties(colors: BrandColors): string[] {
  return Object.entries(colors).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--brand-${kebab}:${value}`;
  });
}
