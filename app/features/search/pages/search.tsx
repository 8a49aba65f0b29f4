import { searchText } from "#app/lib/text/search-text.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { footerQuery } from "#app/platform/content/footer.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { longestQuery, searchCall } from "../calls.ts";
import { Results } from "../ui/results.tsx";
import type { Route } from "./+types/search.ts";

/** Results for `?q=`, on the server as in the browser. Where the search does not answer, the ways on are still there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const query = searchText(url.searchParams.get("q"), longestQuery);
  const [footer, reply] = await Promise.all([
    queryContent(footerQuery, site),
    query === ""
      ? undefined
      : callApi(searchCall, {
          query: { q: query, most: "50" },
          language: site.language,
          fetch: site.fetch,
        }),
  ]);
  const waysOn = footer.ok
    ? [...footer.value.discoverSpecialOffersLinks.slice(0, 1), ...footer.value.mainPages.slice(1)]
    : [];
  return { query, hits: reply === undefined ? [] : reply.ok ? reply.data : null, waysOn };
}

export const handle: RouteHandle = { cacheParams: ["q"] };

export default function Search({ loaderData }: Route.ComponentProps) {
  return <Results {...loaderData} />;
}
