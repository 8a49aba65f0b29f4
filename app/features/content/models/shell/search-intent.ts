import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { headline, slug, summary, text, upTo } from "../fields.ts";

/** A path of this site, or the importer's telephone, whose number is the footer's. */
const actionAddress = z.string().check(z.regex(/^(\/(?!\/)[^\s\\]*|tel:\{phone\})$/));

/** Something that people want to do, the words in which they ask for it, and where it is done. */
export const searchIntent = defineModel({
  name: "search-intent",
  shared: {
    id: slug,
    url: actionAddress,
    /** Where it is done while the site has no page at `url`. */
    otherwiseUrl: z.optional(actionAddress),
    icon: text,
    /** Models that answer it, too, the cheapest first: of these types, with a trim of so many seats. */
    models: z.optional(
      z.strictObject({
        carTypes: z.optional(z.array(slug)),
        seats: z.optional(z.int().check(z.positive())),
        most: z.int().check(z.positive()),
      }),
    ),
    /** Whether models, prices and the order that the query names narrow the listing of used cars at `url`. */
    narrowsStock: z.optional(z.boolean()),
  },
  texts: {
    title: headline,
    text: summary,
    /** A query that has all words of one of these, in any order, asks for it. Mistakes and synonyms are understood. */
    phrases: z.array(upTo(60)).check(z.minLength(1)),
  },
});
