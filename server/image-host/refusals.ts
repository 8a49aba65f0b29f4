import { pictureWidths } from "#app/lib/address/picture-address.ts";
import { commonRefusals, defineRefusals } from "#app/platform/api/refusals.ts";

/** What the image host may answer instead of a picture. */
export const pictureRefusals = defineRefusals({
  "not-found": commonRefusals["not-found"],
  "method-not-allowed": commonRefusals["method-not-allowed"],
  unavailable: commonRefusals.unavailable,
  "unknown-picture-size": {
    status: 400,
    en: `A picture takes one parameter, w, with one of these widths: ${pictureWidths.join(", ")}.`,
    ar: `تُطلب الصورة بمعامل واحد هو w، وقيمته أحد هذه المقاسات: ${pictureWidths.join("، ")}.`,
  },
  "broken-picture": {
    status: 500,
    en: "This picture cannot be shown: its file is damaged.",
    ar: "تعذّر عرض هذه الصورة لأن ملفها تالف.",
  },
});
export type PictureRefusalCode = keyof typeof pictureRefusals;
