import { Suspense } from "react";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { allTrimVariantsQuery } from "#app/features/showroom/content/trim-variant.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { completedByTrim } from "../rules/compare/by-trim.ts";
import { comparedIn, comparisonAddress } from "../rules/compare/compared-cars.ts";
import { loadCars } from "../ui/car/load-car.ts";
import { ComparisonView } from "../ui/compare/comparison-view.tsx";
import { comparisonWords } from "../ui/compare/comparison-words.ts";
import type { Route } from "./+types/compare.ts";

/** Up to three used cars side by side, named by the address. Not for search engines: every set of cars is a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const words = comparisonWords.of(site.language);
  const numbers = comparedIn(url.searchParams);
  const [listed, trims, menu, empty] = await Promise.all([
    loadCars(site, numbers),
    // Without them the listings alone are compared.
    queryContent(allTrimVariantsQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "compared-cars" }),
  ]);
  const cars = listed.map((car) => completedByTrim(car, trims.ok ? trims.value : []));
  const found = new Set(cars.map(({ vehicleNo }) => vehicleNo));
  const address = new URL(comparisonAddress([...found]), site.origin);
  address.searchParams.set("lang", site.language);
  return {
    cars,
    unknown: numbers.filter((number) => !found.has(number)),
    currency: menu.currencyLabel,
    address: address.href.replaceAll("%2C", ","),
    empty,
    metadata: entryMetadata(site, {
      path: comparisonAddress([...found]),
      title: `${words.pageTitle} | ${site.identity.name}`,
      description: words.pageDescription,
      unlisted: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export const handle: RouteHandle = { cacheParams: ["cars"] };

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { empty, metadata: _, ...compared } = loaderData;
  const words = comparisonWords.of(useLanguage());
  if (compared.cars.length > 0)
    return (
      <Suspense>
        <ComparisonView {...compared} />
      </Suspense>
    );
  return (
    <div className="frame pt-6 pb-20 lg:pt-12 lg:pb-28">
      <h1 className="mb-8 text-title font-light lg:mb-12">{words.title}</h1>
      <EmptyState
        title={empty.title}
        actions={empty.action && <LinkButton to={empty.action.url}>{empty.action.label}</LinkButton>}
      >
        {empty.text}
      </EmptyState>
    </div>
  );
}
