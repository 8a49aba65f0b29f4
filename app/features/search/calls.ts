import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";

/** Longest query that is read; more says no more. */
export const longestQuery = 120;

/** Stretches of the title that the query meant: from, and up to but without, these UTF-16 places. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const hit = z.object({
  kind: z.enum(["action", "part", "model", "trim", "offer", "page", "location", "article"]),
  id: z.string(),
  url: z.string(),
  title: z.string(),
  text: z.string(),
  marks,
  picture: z.optional(z.string()),
  /** The drawing of an action, by its name. */
  icon: z.optional(z.string()),
  /** Of an action that calls: the page on the same thing, and a chat with whom it calls. */
  page: z.optional(z.string()),
  chat: z.optional(z.string()),
  /** Of a part its type, the category of that, and the number by which it was found, as it is read. */
  part: z.optional(z.object({ typeId: z.string(), category: z.string(), number: z.optional(z.string()) })),
  /** Of used cars: words of the query that say nothing about a car. */
  leftOut: z.optional(z.array(z.string())),
});
export type SearchHit = z.output<typeof hit>;

/**
 * What of the site fits some words in either script, the best first: what the words mean (something to be done, a part,
 * used cars) before what has the words. An empty list is a good answer, and the answer to a VIN.
 */
export const searchCall = defineCall({
  id: "search",
  summary:
    "Find actions, parts, models, trims, offers, pages, locations and articles by words in either script",
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
