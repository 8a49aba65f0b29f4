import { Suspense } from "react";
import { data } from "react-router";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { stockParams } from "../rules/address/stock-address.ts";
import { Tray } from "../ui/compare/tray.tsx";
import { loadSearch } from "../ui/search/load-search.ts";
import { pageWords } from "../ui/search/metadata/page-words.ts";
import { StockSearch } from "../ui/search/stock-search.tsx";
import type { Route } from "./+types/stock-search.ts";

/** The stock as the address narrows it. The page fetches later choices itself, without a page load. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { isThere, ...loaded } = await loadSearch(context.get(siteContext), url.searchParams);
  return data(loaded, { status: isThere ? 200 : 503 });
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: stockParams, linkName: "pre-owned-search" };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function StockSearchPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const words = pageWords.of(language);
  return (
    <div className="frame pt-4 pb-24 lg:pt-6">
      <LocalLink
        to={href("/pre-owned")}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-ink"
      >
        <Icon name="arrow-back" className="size-4" />
        {words.certifiedCars}
      </LocalLink>
      <h1 className="mt-2 mb-6 text-title font-light lg:mb-10">{words.title}</h1>
      <Suspense>
        <StockSearch key={language} {...loaderData.page} />
      </Suspense>
      <Suspense>
        <Tray />
      </Suspense>
    </div>
  );
}
