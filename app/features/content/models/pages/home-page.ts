import * as z from "zod/mini";
import { type ContentOf, defineModel } from "../define-model.ts";
import { cutOut, link, picture, text } from "../fields.ts";

/** The home page, first version: one hero, the promise of the service, three reasons. */
export const homePage = defineModel({
  name: "home-page",
  shared: {
    heroPicture: picture,
    servicePicture: picture,
    reasonPictures: z.array(cutOut).check(z.maxLength(3)),
  },
  texts: {
    heroTitle: text,
    heroText: text,
    heroAction: link,
    heroPictureAlt: text,
    serviceTitle: text,
    serviceText: text,
    /** `{day}`, `{time}` and `{center}` are replaced where the next free appointment is known. */
    serviceNextFree: text,
    serviceAction: link,
    servicePictureAlt: text,
    reasonsTitle: text,
    reasons: z.array(z.strictObject({ title: text, text: text, pictureAlt: text })).check(z.length(3)),
    garageTitle: text,
    garageText: text,
    garageAction: link,
  },
});
export type HomePage = ContentOf<typeof homePage>;
