import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Article } from "./article.ts";
import { articleWords } from "./words.ts";

export type RelatedArticle = Pick<Article, "id" | "kind" | "title" | "picture" | "pictureAlt">;

interface RelatedArticlesProps {
  articles: readonly RelatedArticle[];
  kindLabels: Readonly<Record<Article["kind"], string>>;
}

/** What else there is to read. Pictures stand where all of them are there; a row is never half illustrated. */
export function RelatedArticles({ articles, kindLabels }: RelatedArticlesProps) {
  const words = articleWords.of(useLanguage());
  const illustrated = articles.every(({ picture }) => isPicturePublished(picture.wide));
  return (
    <section aria-labelledby="related" className="frame section-space print:hidden">
      <h2 id="related" className="text-heading font-light">
        {words.moreToRead}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {articles.map(({ id, kind, title, picture, pictureAlt }) => (
          <li key={id} className="group relative border-t border-line-strong pt-5">
            {illustrated && (
              <Picture
                {...{ ...picture, narrow: undefined }}
                alt={pictureAlt}
                sizes="(width < 748px) 90vw, 30vw"
                ground="light"
                className="mb-5 aspect-video w-full rounded-lg object-cover"
              />
            )}
            <p className="text-sm text-accent">{kindLabels[kind]}</p>
            <h3 className="mt-1.5 max-w-[28ch] text-subheading">
              <LocalLink
                to={href("/news/:id", { id })}
                className="decoration-1 underline-offset-8 after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </LocalLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
