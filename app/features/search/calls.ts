import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";

/** Longest query that is read; more says no more. */
export const longestQuery = 120;

/** Stretches of the title that the query meant: from, and up to but without, these UTF-16 places. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const hit = z.object({
  kind: z.enum(["action", "model", "trim", "offer", "page", "location", "article"]),
  id: z.string(),
  url: z.string(),
  title: z.string(),
  text: z.string(),
  marks,
  picture: z.optional(z.string()),
  /** The drawing of an action, by its name. */
  icon: z.optional(z.string()),
});
export type SearchHit = z.output<typeof hit>;

/**
 * What of the site fits some words in either script, the best first: actions, where the words say what a visitor wants to
 * do, before what has the words. An empty list is a
 * good answer.
 */
export const searchCall = defineCall({
  id: "search",
  summary: "Find actions, models, trims, offers, pages, locations and articles by words in either script",
  method: "GET",
  base: "v3",
  path: "/search",
  who: "anyone",
  query: z.object({
    q: z.string().check(z.maxLength(longestQuery)),
    most: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
    lang: z.optional(z.enum(["en", "ar"])),
  }),
  answer: z.array(hit),
  refusals: {},
  failureText: "Failed to fetch search results",
});
