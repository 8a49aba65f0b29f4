import { reportSlider } from "#app/features/analytics/ui/slider-events.ts";
import type { newsSection } from "#app/features/showroom/content/news-section.ts";
import { href } from "#app/lib/address/href.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { newsPerView } from "#app/ui/slider/slides-per-view.ts";
import { ForwardLink } from "./forward-link.tsx";
import type { HomeArticle } from "./home-articles.ts";

interface NewsProps {
  texts: Pick<
    Content<typeof newsSection>,
    "mainTitle" | "subTitle" | "newsLabel" | "technologyLabel" | "allArticlesLabel"
  >;
  articles: readonly HomeArticle[];
}

const report = reportSlider("news");

/** The news and technology carousel (product/behavior.md#sliders). */
export function News({ texts, articles }: NewsProps) {
  return (
    <section
      id="T5"
      aria-labelledby="T5-title"
      className="frame section-space overflow-x-clip border-t border-line"
    >
      <h2 id="T5-title" className="max-w-[20ch] text-title font-light">
        {texts.mainTitle}
      </h2>
      <p className="mt-3 mb-8 max-w-[60ch] text-ink-soft lg:mb-12">{texts.subTitle}</p>
      <Slider label={texts.mainTitle} perView={newsPerView(articles.length)} {...report}>
        {articles.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            kind={article.kind === "news" ? texts.newsLabel : texts.technologyLabel}
          />
        ))}
      </Slider>
      <p className="mt-8">
        <ForwardLink to={href("/news")}>{texts.allArticlesLabel}</ForwardLink>
      </p>
    </section>
  );
}

function ArticleCard({ article, kind }: { article: HomeArticle; kind: string }) {
  const { id, title, text, publishedOn, day, picture, alt } = article;
  return (
    <LocalLink to={href("/news/:id", { id })} className="group block h-full rounded-lg">
      <span className="block aspect-[16/9] overflow-hidden rounded-lg bg-sand-100">
        {picture && (
          <Picture
            {...picture}
            alt={alt}
            sizes="(width < 748px) 90vw, 45vw"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.015]"
          />
        )}
      </span>
      <span className="mt-4 block text-sm text-ink-soft">
        {kind} · <time dateTime={publishedOn}>{day}</time>
      </span>
      <span className="mt-1 block max-w-[34ch] text-subheading underline-offset-4 group-hover:underline">
        {title}
      </span>
      <span className="mt-2 block max-w-[56ch] text-ink-soft">{text}</span>
    </LocalLink>
  );
}
