import { defineModel } from "../define-model.ts";
import { headline, label, summary } from "../fields.ts";

/** The words around the news slides and the list of articles (product/content.md#news-slide). */
export const newsSection = defineModel({
  name: "news-section",
  shared: {},
  texts: {
    mainTitle: headline,
    subTitle: summary,
    newsLabel: label,
    technologyLabel: label,
    allArticlesLabel: label,
    /** `{minutes}` is replaced. */
    readingTime: label,
  },
});
