import * as z from "zod";
import { type BrandColors, colorProperties } from "./brand-colors.ts";
import { headingLetters, heroWords } from "./identity.ts";

/** How the pages of a brand are set, beside their colors. What a brand does not name is the house's own. */
export const brandFace = z
  .strictObject({
    /** The letters of headings: those of all texts, or a light serif and its Naskh (decision 140). */
    headings: z.enum(headingLetters).default("sans"),
    /** The weights of texts, and of what stands out in them. */
    textWeight: z.int().min(300).max(450).default(350),
    strongWeight: z.int().min(400).max(600).default(500),
    /** How round pictures, panels and fields are, as a share of the house's 2 to 8 px: 0 is square. */
    corners: z.number().min(0).max(3).default(1),
    /** The words on the picture beside the forms of the accounts pages: dark on a light sky, or light on a dark one. */
    accountsWords: z.enum(["dark", "light"]).default("dark"),
    /** Buttons: as round as fields, or round at both ends. */
    buttons: z.enum(["field", "pill"]).default("field"),
    /** The air above and below sections, as a share of the house's. */
    air: z.number().min(0.75).max(1.5).default(1),
    /** The words of the home page's hero: in the sky of its picture, or above it on the page's ground. */
    hero: z.enum(heroWords).default("in-picture"),
  })
  .prefault({});
export type BrandFace = z.output<typeof brandFace>;

/** Colors and face as custom properties, from which the design tokens are made (app/ui/theme.css). */
export function brandStyle({ colors, face }: { colors: BrandColors; face: BrandFace }): string {
  const properties = [
    ...colorProperties(colors),
    `--brand-text-weight:${face.textWeight}`,
    `--brand-strong-weight:${face.strongWeight}`,
    `--brand-corners:${face.corners}`,
    `--brand-button-radius:${face.buttons === "pill" ? "9999px" : "calc(4px * var(--brand-corners))"}`,
    `--brand-accounts-words:${face.accountsWords === "dark" ? "var(--brand-ink)" : "#fff"}`,
    `--brand-air:${face.air}`,
    `--brand-tracking:${face.headings === "serif" ? 0.4 : 1}`,
    ...(face.headings === "serif" ? ["--brand-headings:var(--font-serif)"] : []),
  ];
  return `:root{${properties.join(";")}}`;
}
