import { data } from "react-router";
import { fetchContent } from "#app/features/content/content-query.ts";
import { errorPageQuery } from "#app/features/content/queries.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { errorPageOf } from "../rules/error-slugs.ts";
import { ErrorMessage } from "../ui/error-message.tsx";
import type { Route } from "./+types/error.ts";

/** `/error/{slug}`, answered with the HTTP status that it speaks of. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug, status } = errorPageOf(params.slug);
  const content = await fetchContent(errorPageQuery, { ...context.get(siteContext), key: slug });
  return data({ content, status }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.content.title ?? "" }, { name: "robots", content: "noindex" }];
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorMessage {...loaderData} />;
}
