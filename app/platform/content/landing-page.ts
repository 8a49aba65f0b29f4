import * as z from "zod/mini";
import { defineContentQuery } from "./content-query.ts";
import { defineModel } from "./define-model.ts";
import {
  alternativeText,
  headline,
  link,
  logo,
  movingPicture,
  paragraph,
  picture,
  slug,
  summary,
  upTo,
} from "./fields.ts";

/** How a block is laid out. What it says decides: a story beside a picture, equal cards, steps in order, and so on. */
const blockKinds = ["story", "cards", "steps", "figures", "questions", "band"] as const;

/**
 * A marketing page made of blocks: fleet, motorsports, hybrid-technology, finance and so on. Its key is its path.
 */
export const landingPage = defineModel({
  name: "landing-page",
  shared: {
    /** The brand whose models the page is about; absent means the site's own. */
    modelsOf: z.optional(slug),
    path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
    heroPicture: z.optional(picture),
    tonality: z.enum(["light", "dark"]),
    /** Pictures of a block, in the order of its alternative texts. */
    blockPictures: z.record(slug, z.array(movingPicture)),
  },
  texts: {
    /** On pages of the premium brand: they carry its logo and its colors. */
    premiumLogo: z.optional(logo),
    heroTitle: headline,
    heroText: summary,
    heroPictureAlt: z.optional(alternativeText),
    heroAction: z.optional(link),
    blocks: z.array(
      z.strictObject({
        id: slug,
        kind: z.enum(blockKinds),
        title: headline,
        text: z.optional(paragraph),
        items: z.optional(
          z.array(
            z.strictObject({ title: headline, text: z.optional(paragraph), value: z.optional(upTo(20)) }),
          ),
        ),
        pictureAlts: z.optional(z.array(alternativeText)),
        action: z.optional(link),
      }),
    ),
    disclaimer: z.optional(paragraph),
  },
});

export const landingPageQuery = defineContentQuery({ model: landingPage, by: "path" });
export const landingPagesQuery = defineContentQuery({
  model: landingPage,
  name: "landing-pages",
  many: true,
});
