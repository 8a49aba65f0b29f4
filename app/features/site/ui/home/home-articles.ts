import type { article } from "#app/features/showroom/content/article.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";

/** An article as its card shows it. */
export interface HomeArticle {
  readonly id: string;
  readonly kind: "news" | "technology";
  readonly title: string;
  readonly text: string;
  readonly publishedOn: string;
  /** The same in words. */
  readonly day: string;
  readonly alt: string;
  readonly picture?: { readonly wide: string; readonly width: number; readonly height: number };
}

const most = 6;

/** The first articles of content's order, news and technology alike; those whose picture is there before the others. */
export function homeArticles(
  articles: readonly Content<typeof article>[],
  language: Language,
): HomeArticle[] {
  const hasPicture = (one: Content<typeof article>) => isPicturePublished(one.picture.wide);
  const chosen = [...articles.filter(hasPicture), ...articles.filter((one) => !hasPicture(one))];
  return chosen.slice(0, most).map(({ id, kind, title, subText, publishedOn, pictureAlt, picture }) => {
    const { wide, width, height } = picture;
    const shown = isPicturePublished(wide) ? { picture: { wide, width, height } } : {};
    const day = dateInWords(publishedOn, language);
    return { id, kind, title, text: subText, publishedOn, day, alt: pictureAlt, ...shown };
  });
}
