import * as z from "zod/mini";
import { mediaTypeOf } from "#app/lib/media-type.ts";

/** A text that is there. */
export const text = z.string().check(z.minLength(1));

/** A text that fits its place: at most so many characters. */
export const upTo = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/** What stands on a button, a tab or a menu line. */
export const label = upTo(40);
/** A heading of one or two lines. */
export const headline = upTo(80);
/** One or two sentences under a heading or on a card. */
export const summary = upTo(240);
/** A paragraph of running text. */
export const paragraph = upTo(900);
/** What a picture shows, for those who do not see it. */
export const alternativeText = upTo(160);

/** An address that a link may lead to: a path of this site, a place on the page, or a safe scheme. */
export const address = z
  .string()
  .check(z.regex(/^(\/(?!\/)[^\s\\]*|#[\w-]+|https:\/\/\S+|tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/));

const anyTag = /<\/?([a-z]+)(?![a-z])([^<>]*)>/gi;
const plainTags = new Set(["br", "p", "span", "b", "u", "a", "strong", "i", "em", "ul", "li"]);
const safeLink = /^ href="(\/(?!\/)|https?:\/\/|tel:|mailto:)[^"\s]*"$/;

/** Text with the allowed tags (br, p, span, b, u, a, strong, i, em, ul, li), none with attributes but a link. */
export const richText = (most: number) =>
  upTo(most).check(
    z.refine((html) => {
      const rest = html.replace(anyTag, (tag, name: string, attributes: string) => {
        const isLink = name.toLowerCase() === "a" && safeLink.test(attributes);
        const isPlain = plainTags.has(name.toLowerCase()) && /^\s*\/?$/.test(attributes);
        return isLink || isPlain ? "" : tag;
      });
      return !/[<>]/.test(rest);
    }, "Only the tags that are allowed, without attributes"),
  );

/** Where a picture lies: at the image host, among the logos of the brand, or at another host. */
export const pictureAddress = z.string().check(
  z.regex(/^(\/images\/|\/brand\/|https:\/\/)\S+$/),
  z.refine((named) => mediaTypeOf(named) !== "video", "A video is no picture"),
);

/** Where a video lies: at the video host, or at another host. It is shown without sound, so that it needs no captions. */
const videoAddress = z.string().check(
  z.regex(/^(\/videos\/|https:\/\/)\S+$/),
  z.refine((named) => mediaTypeOf(named) !== "image", "A picture is no video"),
);

/**
 * A picture with its size in pixels and a crop for a phone. Alternative texts stand with each language. `wideRtl` is the
 * same scene with its calm side on the right, where Arabic words begin: a car is never mirrored.
 */
export const picture = z.strictObject({
  wide: pictureAddress,
  wideRtl: z.optional(pictureAddress),
  narrow: z.optional(pictureAddress),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

/** A picture that a video may bring to life: it stands there before the video plays, and where none does. */
export const movingPicture = z.extend(picture, { video: z.optional(videoAddress) });

/** Something on transparent ground, its soft shadow under it. */
export const cutOut = z.strictObject({
  wide: pictureAddress,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

/** A brand's lockup, 36 px high. Its size in pixels keeps the place free until it is there. */
export const logo = z.strictObject({
  logoImage: pictureAddress,
  /** The same for a dark ground; without it the first stands there too. */
  logoImageOnDark: z.optional(pictureAddress),
  logoWidth: z.int().check(z.positive()),
  logoHeight: z.int().check(z.positive()),
  logoImageAlt: text,
  logoUrl: address,
  /** The name of the site, in titles of shared links. */
  logoText: text,
});

/** The name of a fragment in addresses: small letters, digits and dashes. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A price in whole riyals, as a price list shows it. */
export const riyals = z.int().check(z.positive());

/** A calendar day, YYYY-MM-DD. In the demo's files it may be written relative to the day of loading: `{today+9}`. */
export const day = z.iso.date();

/** A menu item: `reload` leaves the single-page navigation (product/content.md#footer-content). */
export const link = z.strictObject({ label: text, url: address, reload: z.optional(z.boolean()) });
export const linkWithIcon = z.strictObject({ label: text, url: address, icon: text });
export const labelWithId = z.strictObject({ id: text, label: text });

/** What the page of one thing of a customer's says where it is not theirs, or cannot be read. */
export const unreadRecordTexts = {
  missingTitle: headline,
  missingText: summary,
  missingActions: z.array(link).check(z.minLength(1)),
  loadErrorTitle: headline,
  loadErrorText: summary,
  retryLabel: label,
};
