import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { address, upTo } from "../fields.ts";

/** The promotional messages above the header (specification, section 3: Ribbon). */
export const ribbon = defineModel({
  name: "ribbon",
  shared: {},
  texts: { messages: z.array(z.strictObject({ text: upTo(110), url: z.optional(address) })) },
});
