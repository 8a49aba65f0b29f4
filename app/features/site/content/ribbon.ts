import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { address, upTo } from "#app/platform/content/fields.ts";

/** The promotional messages above the header (product/behavior.md#ribbon). */
const ribbon = defineModel({
  name: "ribbon",
  shared: {},
  texts: { messages: z.array(z.strictObject({ text: upTo(110), url: z.optional(address) })) },
});

export const ribbonQuery = defineContentQuery({ model: ribbon });
