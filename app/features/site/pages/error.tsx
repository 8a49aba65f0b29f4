import { data } from "react-router";
import { queryContent } from "#app/platform/content/content-query.ts";
import { errorPageQuery } from "#app/platform/content/error-page.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { errorPageOf } from "../rules/error-slugs.ts";
import { secondsLeft } from "../rules/maintenance.ts";
import { ErrorMessage } from "../ui/errors/error-message.tsx";
import type { Route } from "./+types/error.ts";

/** `/error/{slug}`, answered with the HTTP status that it speaks of; during maintenance also with when to come again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug, status } = errorPageOf(params.slug);
  const [content, header] = await Promise.all([
    fetchContent(errorPageQuery, { ...site, key: slug }),
    status === 503 ? queryContent(headerQuery, site) : undefined,
  ]);
  const left = header?.ok ? secondsLeft(header.value.maintenanceWindows ?? [], site.now()) : undefined;
  const headers = left === undefined ? undefined : { "Retry-After": String(left) };
  return data({ content, status }, { status, headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.content.title ?? "" }, { name: "robots", content: "noindex" }];
}

export const handle: RouteHandle = {
  cacheParams: [],
  footer: ({ slug }) => (slug === "service-maintenance" ? "line" : undefined),
};

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorMessage {...loaderData} />;
}
