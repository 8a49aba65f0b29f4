import * as z from "zod/mini";

/** A text that is there. */
export const text = z.string().check(z.minLength(1));

/** An address that a link may lead to: a path of this site, a place on the page, or a safe scheme. */
export const address = z
  .string()
  .check(z.regex(/^(\/(?!\/)[^\s\\]*|#[\w-]+|https:\/\/\S+|tel:\+?[\d-]+|mailto:\S+@\S+)$/));

/** Where a picture lies: at the image host or at another one. */
export const pictureAddress = z.string().check(z.regex(/^(\/images\/|https:\/\/)\S+$/));

/** A menu item: `reload` leaves the single-page navigation (specification, section 3). */
export const link = z.strictObject({ label: text, url: address, reload: z.optional(z.boolean()) });
export const linkWithIcon = z.strictObject({ label: text, url: address, icon: text });
export const labelWithId = z.strictObject({ id: text, label: text });
