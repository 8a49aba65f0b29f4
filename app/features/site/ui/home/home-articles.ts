import type { Content } from "#app/features/content/content-query.ts";
import type { article } from "#app/features/content/models/pages/article.ts";
import { isPicturePublished } from "#app/lib/picture-address.ts";

/** An article as its card shows it. */
export interface HomeArticle {
  readonly id: string;
  readonly kind: "news" | "technology";
  readonly title: string;
  readonly text: string;
  readonly publishedOn: string;
  readonly alt: string;
  readonly picture?: { readonly wide: string; readonly width: number; readonly height: number };
}

const most = 6;

/** The first articles of content's order, news and technology alike. */
export function homeArticles(articles: readonly Content<typeof article>[]): HomeArticle[] {
  return articles.slice(0, most).map(({ id, kind, title, subText, publishedOn, pictureAlt, picture }) => {
    const { wide, width, height } = picture;
    const shown = isPicturePublished(wide) ? { picture: { wide, width, height } } : {};
    return { id, kind, title, text: subText, publishedOn, alt: pictureAlt, ...shown };
  });
}
