import * as z from "zod/mini";
import { defineContentQuery } from "./content-query.ts";
import { defineModel } from "./define-model.ts";
import { pictureAddress, text } from "./fields.ts";

const path = z.string().check(z.regex(/^\/(?!\/)[^\s?#]*$/));

/**
 * Metadata of one path (product/content.md#smaller-fragments). The fragment's key is the path. Canonical and alternate
 * addresses are paths; the page completes them with the site's address and the language.
 */
export const pageSeo = defineModel({
  name: "page-seo",
  shared: {
    canonicalTag: path,
    relativeTag: path,
    /** What search engines may do; absent means index and follow. */
    robots: z.optional(z.enum(["noindex", "noindex, nofollow"])),
    fbpages: z.optional(text),
    ogType: z.enum(["website", "article"]),
    ogImage: z.optional(pictureAddress),
    twitterCard: z.enum(["summary", "summary_large_image"]),
    twitterSite: z.optional(text),
  },
  texts: {
    pageTitle: z.string().check(z.minLength(1), z.maxLength(70)),
    description: z.string().check(z.minLength(1), z.maxLength(170)),
    ogTitle: z.optional(text),
    ogDescription: z.optional(text),
    ogImageAlt: z.optional(text),
    twitterTitle: z.optional(text),
    twitterDescription: z.optional(text),
  },
});

export const pageSeoQuery = defineContentQuery({ model: pageSeo, by: "path" });
export const pageSeosQuery = defineContentQuery({ model: pageSeo, name: "page-seos", many: true });
