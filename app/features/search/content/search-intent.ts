import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, slug, summary, text, upTo } from "#app/platform/content/fields.ts";

/** A path of this site, or the importer's telephone, whose number is the footer's. */
const actionAddress = z.string().check(z.regex(/^(\/(?!\/)[^\s\\]*|tel:\{phone\})$/));

const pagePath = z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/));

/** Something that people want to do, the words in which they request it, and where it is done. */
export const searchIntent = defineModel({
  name: "search-intent",
  shared: {
    id: slug,
    url: actionAddress,
    /** Where it is done while the site has no page at `url`. */
    otherwiseUrl: z.optional(actionAddress),
    icon: text,
    /** Where it is done for one model that the query names, with `{model}` for its id. */
    modelUrl: z.optional(z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/), z.includes("{model}"))),
    /** Models that answer it, too: of these types, with a trim of so many seats; the cheapest first where `order` names no measure. */
    models: z.optional(
      z.strictObject({
        carTypes: z.optional(z.array(slug)),
        seats: z.optional(z.int().check(z.positive())),
        order: z.optional(z.enum(["boot", "consumption", "length", "size", "clearance", "towing", "power"])),
        most: z.int().check(z.positive()),
      }),
    ),
    /** The id of another that is wanted soon after it: after the price of a service its appointment. */
    next: z.optional(slug),
    /** Whether it leads to the listing of used cars, which what the query says of cars narrows. */
    narrowsStock: z.optional(z.boolean()),
    /** Whether a query for it may name a part: "brakes". The part stands beside it then. */
    ofParts: z.optional(z.boolean()),
    /** Of what is done by telephone: the page on the same thing. */
    page: z.optional(pagePath),
  },
  texts: {
    title: headline,
    text: summary,
    /** A query that has all words of one of these, in any order, requests it. Mistakes and synonyms are understood. */
    phrases: z.array(upTo(60)).check(z.minLength(1)),
  },
});

export const searchIntentsQuery = defineContentQuery({
  model: searchIntent,
  name: "search-intents",
  many: true,
});
