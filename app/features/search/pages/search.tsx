import { redirect } from "react-router";
import { addressOfSearch } from "#app/features/orders/ui/finding/answer-search.ts";
import { vinLikeness } from "#app/features/parts/rules/typed-vin.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
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
  const typed = searchText(url.searchParams.get("q"), longestQuery);
  const isVin = vinLikeness(typed) !== undefined;
  const query = isVin ? "" : typed;
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
  return { query, isVin, hits: reply === undefined ? [] : reply.ok ? reply.data : null, waysOn };
}

/** What was typed before the scripts, or is a VIN, leads to the results of its words or to the parts of its car. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const typed = searchText(String((await request.formData()).get("q") ?? ""), longestQuery);
  if (vinLikeness(typed) !== undefined)
    return redirect(await addressOfSearch(site, { isPublic: true, typed, car: undefined }), 303);
  return redirect(
    withLanguage(`${href("/search")}?${new URLSearchParams({ q: typed })}`, site.language),
    303,
  );
}

export const handle: RouteHandle = { cacheParams: ["q"] };

export default function Search({ loaderData }: Route.ComponentProps) {
  return <Results {...loaderData} />;
}
