import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { address, upTo } from "../fields.ts";

/** The promotional messages above the header (product/behavior.md#ribbon). */
export const ribbon = defineModel({
  name: "ribbon",
  shared: {},
  texts: { messages: z.array(z.strictObject({ text: upTo(110), url: z.optional(address) })) },
});
