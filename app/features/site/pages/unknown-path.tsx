import { useEffect } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { movedAddress } from "#app/features/showroom/rules/vehicle/moved-address.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { errorPageQuery } from "#app/platform/content/error-page.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { redirectsQuery } from "../content/redirects.ts";
import { isOpen } from "../rules/header/menu-fields.ts";
import { ErrorMessage } from "../ui/errors/error-message.tsx";
import type { Route } from "./+types/unknown-path.ts";

const status = 404;

/**
 * Any other path. A former address, and a path below a page that belongs to it, are answered with 301 and their query
 * preserved; the rest is a true 404 from the server, and in the browser leads on to error/404.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  // Without either an importer has moved nothing; the path is unknown then.
  const [moved, cars] = await Promise.all([
    queryContent(redirectsQuery, site),
    queryContent(carsQuery, site),
  ]);
  // What a source that failed has moved is not gone.
  for (const read of [moved, cars])
    if (!read.ok && read.code !== "content-missing") throw data({ code: read.code }, { status: 503 });
  // Models of another brand have their pages on its own site.
  const models = cars.ok ? cars.value.filter(({ brand }) => brand === site.brand) : [];
  const address =
    moved.ok && movedAddress({ pathname: url.pathname, search: url.search }, moved.value, models);
  // A page that is not built yet is 404 at its former address, too.
  if (address && isOpen(address, site.isPage)) throw redirect(address, 301);
  const above = site.pageAbove(url.pathname);
  if (above !== undefined) throw redirect(`${above}${url.search}`, 301);
  const content = await fetchContent(errorPageQuery, { ...site, key: "404" });
  return data({ content }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.content.title ?? "" }, { name: "robots", content: "noindex" }];
}

export default function UnknownPath({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { key } = useLocation();
  // Again for every entry of the history: the one that adds `lang` interrupts the first attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that an entry was replaced
  useEffect(() => {
    void navigate(withLanguage(href("/error/:slug", { slug: "404" }), language), { replace: true });
  }, [key, navigate, language]);
  return <ErrorMessage content={loaderData.content} status={status} />;
}
