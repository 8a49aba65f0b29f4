import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, summary } from "#app/platform/content/fields.ts";

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

export const newsSectionQuery = defineContentQuery({ model: newsSection });
