import * as z from "zod";

/** An http(s) address, without a slash at its end. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));
