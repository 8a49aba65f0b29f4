import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import {
  alternativeText,
  day,
  headline,
  label,
  paragraph,
  picture,
  riyals,
  summary,
  upTo,
} from "#app/platform/content/fields.ts";

/**
 * A service campaign and its article (product/campaigns.md#windows). The
 * key is the campaign's name. Its windows are dated: the first is the recorded one, later ones are added.
 */
export const campaignArticle = defineModel({
  name: "campaign-article",
  shared: {
    id: z.enum(["ac-checkup", "aircare-service"]),
    picture,
    windows: z.array(z.strictObject({ from: z.optional(day), until: day })).check(z.minLength(1)),
    /** Model years that may take part, both included. */
    eligibleYears: z.strictObject({ from: z.int(), to: z.int() }),
    /** How many steps of the wizard it skips after the vehicle (product/campaigns.md#path-in-the-wizard). */
    stepsSkipped: z.int().check(z.gte(0), z.lte(2)),
    /** What is booked: the code of a service type. */
    serviceCode: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    /**
     * Whether its form requests the model year, so that it can hold to the eligible ones
     * (product/campaigns.md#eligible-vehicles).
     */
    asksYear: z.boolean(),
    /** In riyals; absent where it is free. */
    price: z.optional(riyals),
  },
  texts: {
    title: headline,
    subText: summary,
    pictureAlt: alternativeText,
    body: z.array(paragraph).check(z.minLength(2)),
    includesTitle: headline,
    includes: z.array(headline).check(z.minLength(3)),
    howTitle: headline,
    how: z.array(summary).check(z.minLength(2)),
    terms: paragraph,
    buttonLabel: label,
    endedTitle: headline,
    endedText: summary,
    endedButtonLabel: label,
    ineligibleTitle: headline,
    ineligibleText: summary,
    pageTitle: upTo(70),
    pageDescription: upTo(170),
  },
});

export const campaignArticleQuery = defineContentQuery({ model: campaignArticle, by: "id" });
export const campaignArticlesQuery = defineContentQuery({
  model: campaignArticle,
  name: "campaign-articles",
  many: true,
});
