import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";

const path = z.string().check(z.regex(/^\/[a-z0-9][a-z0-9/-]*$/));

/**
 * Former addresses of the site and where they lead now (product/pages.md#redirects). Those of models follow
 * from the aliases of the cars.
 */
const redirects = defineModel({
  name: "redirects",
  shared: {
    /** Whole paths, in small letters; case does not matter in what a visitor requests. */
    moved: z.array(z.strictObject({ from: path, to: z.union([path, z.literal("/")]) })),
    /** The parts of a former model page that lead to the model: `/{alias}/{part}`. */
    modelPageParts: z.array(z.string().check(z.regex(/^[a-z-]+$/))),
  },
  texts: {},
});

export const redirectsQuery = defineContentQuery({ model: redirects });
