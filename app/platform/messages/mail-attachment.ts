import * as z from "zod/mini";

/** A file that goes with a mail: text, and what it is. */
export const mailAttachment = z.object({ name: z.string(), type: z.string(), content: z.string() });
export type MailAttachment = z.output<typeof mailAttachment>;
