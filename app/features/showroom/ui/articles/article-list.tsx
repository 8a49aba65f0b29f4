import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Article } from "./article.ts";
import { articleWords } from "./words.ts";

type ListedArticle = Pick<
  Article,
  "id" | "kind" | "title" | "subText" | "publishedOn" | "picture" | "pictureAlt"
> & {
  /** The day of publishing in words. */
  readonly day: string;
};

interface ArticleListProps {
  articles: readonly ListedArticle[];
  kindLabels: Readonly<Record<Article["kind"], string>>;
}

/** Articles below each other, the first larger than the rest where there is room. */
export function ArticleList({ articles, kindLabels }: ArticleListProps) {
  const words = articleWords.of(useLanguage());
  if (articles.length === 0)
    return (
      <p className="text-lead">
        {words.none}{" "}
        <LocalLink to={href("/news")} className="text-accent underline underline-offset-4">
          {words.showAll}
        </LocalLink>
      </p>
    );
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ id, kind, title, subText, publishedOn, day, picture, pictureAlt }, index) => (
        <li key={id} className="group relative">
          <span className="block aspect-video overflow-hidden rounded-lg bg-sand-100">
            {isPicturePublished(picture.wide) && (
              <Picture
                {...{ ...picture, narrow: undefined }}
                alt={pictureAlt}
                sizes="(width < 748px) 92vw, (width < 1000px) 46vw, 30vw"
                ground="light"
                first={index === 0}
                className="size-full object-cover"
              />
            )}
          </span>
          <p className="mt-4 text-sm text-ink-soft">
            <span className="text-accent">{kindLabels[kind]}</span> ·{" "}
            <time dateTime={publishedOn}>{day}</time>
          </p>
          <h2 className="mt-1.5 max-w-[30ch] text-subheading">
            <LocalLink
              to={href("/news/:id", { id })}
              className="decoration-1 underline-offset-8 after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </LocalLink>
          </h2>
          <p className="mt-2 max-w-[52ch] text-ink-soft">{subText}</p>
        </li>
      ))}
    </ul>
  );
}
