import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Article } from "./article.ts";
import { ArticleCar, type ArticleCarProps } from "./article-car.tsx";
import { ArticleText } from "./article-text.tsx";
import { type RelatedArticle, RelatedArticles } from "./related-articles.tsx";
import { WidePicture } from "./wide-picture.tsx";
import { articleWords } from "./words.ts";

interface ArticleViewProps {
  article: Article;
  readingTime: string;
  kindLabels: Readonly<Record<Article["kind"], string>>;
  car: ArticleCarProps["car"] | undefined;
  related: readonly RelatedArticle[];
}

/** A page of a magazine: what it is about, its picture, the gist, and then text at a width that can be read. */
export function ArticleView({ article, readingTime, kindLabels, car, related }: ArticleViewProps) {
  return (
    <>
      <article className="pt-10 pb-16 lg:pt-20 lg:pb-24">
        <ArticleHead article={article} readingTime={readingTime} kind={kindLabels[article.kind]} />
        <ArticlePicture article={article} />
        <div className="frame article-columns">
          <KeyPoints points={article.keyPoints} />
          <ArticleText sections={article.sections} />
        </div>
      </article>
      {car && <ArticleCar car={car} label={article.discoverLabel} />}
      {related.length > 0 && <RelatedArticles articles={related} kindLabels={kindLabels} />}
    </>
  );
}

function ArticleHead({
  article,
  readingTime,
  kind,
}: {
  article: Article;
  readingTime: string;
  kind: string;
}) {
  const language = useLanguage();
  const words = articleWords.of(language);
  return (
    <header className="frame">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-normal text-accent">{kind}</span>
        <time dateTime={article.publishedOn}>
          <span className="sr-only">{words.publishedOn} </span>
          {dateInWords(article.publishedOn, language)}
        </time>
        <span>{readingTime}</span>
      </p>
      <h1 className="mt-4 max-w-[20ch] text-display font-light">{article.title}</h1>
      <p className="mt-6 max-w-[54ch] text-lead text-ink-soft">{article.subText}</p>
    </header>
  );
}

function ArticlePicture({ article: { picture, pictureAlt } }: { article: Article }) {
  if (!isPicturePublished(picture.wide)) return <div className="frame mt-10 lg:mt-16" />;
  return <WidePicture picture={picture} alt={pictureAlt} />;
}

function KeyPoints({ points }: { points: readonly string[] }) {
  const words = articleWords.of(useLanguage());
  return (
    <aside aria-labelledby="key-points" className="article-gist">
      <h2 id="key-points" className="text-sm text-ink-soft">
        {words.keyPoints}
      </h2>
      <ul className="mt-3 grid gap-4">
        {points.map((point) => (
          <li key={point} className="border-t border-line-strong pt-4">
            {point}
          </li>
        ))}
      </ul>
    </aside>
  );
}
