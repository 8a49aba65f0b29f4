import { useSearchParams } from "react-router";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { articlesQuery } from "../content/article.ts";
import { carsQuery } from "../content/car.ts";
import { newsSectionQuery } from "../content/news-section.ts";
import { filterArticles, modelsOfArticle, readArticleFilter } from "../rules/article-filter.ts";
import { ArticleFilters } from "../ui/articles/article-filters.tsx";
import { ArticleList } from "../ui/articles/article-list.tsx";
import type { Route } from "./+types/articles.ts";

/** All articles, narrowed by the address to a kind and a model. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [articles, section, cars] = await Promise.all([
    fetchContent(articlesQuery, site),
    fetchContent(newsSectionQuery, site),
    fetchContent(carsQuery, site),
  ]);
  const { mainTitle, subTitle, newsLabel, technologyLabel } = section;
  return {
    title: mainTitle,
    text: subTitle,
    kindLabels: { news: newsLabel, technology: technologyLabel },
    articles: articles.map(
      ({ id, kind, title, subText, publishedOn, picture, pictureAlt, carmodelId, related }) => ({
        ...{ id, kind, title, subText, publishedOn, picture, pictureAlt, carmodelId, related },
        day: dateInWords(publishedOn, site.language),
      }),
    ),
    models: cars
      .filter(({ id }) => articles.some((article) => modelsOfArticle(article).includes(id)))
      .map(({ id, carName }) => ({ id, label: carName })),
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: ["kind", "model"] };

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { title, text, kindLabels, articles, models } = loaderData;
  const [search] = useSearchParams();
  const filter = readArticleFilter(
    search,
    models.map(({ id }) => id),
  );
  const shown = filterArticles(articles, filter);
  return (
    <section className="frame pt-10 pb-16 lg:pt-20 lg:pb-28">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="max-w-[18ch] text-display font-light">{title}</h1>
        <p className="max-w-[46ch] text-lead text-ink-soft">{text}</p>
      </div>
      <div className="mt-10 mb-10 lg:mt-16 lg:mb-14">
        <ArticleFilters filter={filter} kindLabels={kindLabels} models={models} count={shown.length} />
      </div>
      <ArticleList articles={shown} kindLabels={kindLabels} />
    </section>
  );
}
