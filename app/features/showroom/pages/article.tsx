import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { breadcrumbs, publicAddress } from "#app/platform/page/structured-data.ts";
import { articleQuery, articlesQuery } from "../content/article.ts";
import { carsQuery } from "../content/car.ts";
import { newsSectionQuery } from "../content/news-section.ts";
import { readingMinutes } from "../rules/reading-time.ts";
import { relatedArticles } from "../rules/related-articles.ts";
import type { Article } from "../ui/articles/article.ts";
import { ArticleView } from "../ui/articles/article-view.tsx";
import type { Route } from "./+types/article.ts";

/** Articles to read next; one row on a wide screen. */
const mostRelated = 3;

/** A news or technology article, with what else there is to read about the same cars. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [article, articles, section, cars] = await Promise.all([
    fetchContent(articleQuery, { ...site, key: params.id }),
    fetchContent(articlesQuery, site),
    fetchContent(newsSectionQuery, site),
    fetchContent(carsQuery, site),
  ]);
  const car = cars.find(({ id }) => id === article.carmodelId);
  const texts = article.sections.flatMap(({ heading = "", paragraphs }) => [heading, ...paragraphs]);
  return {
    article,
    readingTime: section.readingTime.replace("{minutes}", String(readingMinutes(texts))),
    kindLabels: { news: section.newsLabel, technology: section.technologyLabel },
    car: car && {
      id: car.id,
      name: car.carName,
      image: car.carSideAngleImage,
    },
    related: relatedArticles(article, articles, mostRelated).map(
      ({ id, kind, title, picture, pictureAlt }) => ({
        ...{ id, kind, title, picture, pictureAlt },
      }),
    ),
    metadata: metadataOf(site, article),
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: [], linkName: "article" };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}

function metadataOf(site: Site, { id, title, publishedOn, picture, pictureAlt, ...texts }: Article) {
  const path = href("/news/:id", { id });
  const publisher = { "@type": "Organization", name: site.identity.name, url: site.origin };
  const structuredArticle = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: texts.subText,
    ...(isPicturePublished(picture.wide) ? { image: new URL(picture.wide, site.origin).href } : {}),
    datePublished: publishedOn,
    inLanguage: site.language,
    mainEntityOfPage: publicAddress(site, path),
    author: publisher,
    publisher,
  };
  const way = breadcrumbs(site, [
    { name: site.identity.name, path: "/" },
    { name: title, path },
  ]);
  return entryMetadata(site, {
    path,
    title: texts.pageTitle,
    description: texts.pageDescription,
    picture: picture.wide,
    pictureAlt,
    type: "article",
    structuredData: [structuredArticle, way],
  });
}
