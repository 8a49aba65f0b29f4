import { Suspense } from "react";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { carsQuery } from "../content/car.ts";
import { emptyStateQuery } from "../content/empty-state.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { allTrimVariantsQuery } from "../content/trim-variant.ts";
import {
  modelComparisonAddress,
  modelsComparedIn,
  modelsInAddress,
} from "../rules/models/compared-models-address.ts";
import { modelColumns } from "../ui/models/compared-models.ts";
import { modelComparisonWords } from "../ui/models/comparison-words.ts";
import { ModelChooser } from "../ui/models/model-chooser.tsx";
import { ModelComparisonView } from "../ui/models/model-comparison-view.tsx";
import { comparable } from "../ui/vehicle/load-model.ts";
import { vehicleWords } from "../ui/vehicle/words.ts";
import type { Route } from "./+types/compared-models.ts";

/** Up to three models side by side, named by the address. Not for search engines: every set of models is a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const words = modelComparisonWords.of(site.language);
  const [cars, trims, menu, finance, empty] = await Promise.all([
    fetchContent(carsQuery, site),
    fetchContent(allTrimVariantsQuery, site),
    fetchContent(modelsMenuQuery, site),
    queryContent(financeCalculatorQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "compared-models" }),
  ]);
  const choices = comparable(cars).map(({ id, carName }) => ({ id, name: carName }));
  const ids = choices.map(({ id }) => id);
  const { compared, left } = modelsComparedIn(url.searchParams, ids);
  const columns = modelColumns(compared, { cars, trims, menu, isFinanced: finance.ok });
  const path = modelComparisonAddress(columns.map(({ id }) => id));
  const address = new URL(path, site.origin);
  address.searchParams.set("lang", site.language);
  return {
    columns,
    left: choices.flatMap(({ id, name }) => (left.includes(id) ? [name] : [])),
    currency: menu.currencyLabel,
    address: address.href.replaceAll("%2C", ","),
    list: compared.length === 0 ? href("/vehicle") : `${href("/vehicle")}?compare=${compared.join(",")}`,
    testDrive: site.isPage(menu.bookButtonUrl)
      ? { label: menu.bookATestDrive, url: menu.bookButtonUrl }
      : undefined,
    choices,
    empty,
    metadata: entryMetadata(site, {
      path,
      title: `${words.pageTitle} | ${site.identity.name}`,
      description: words.pageDescription,
      unlisted: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export const handle: RouteHandle = { cacheParams: [modelsInAddress], linkName: "compare-models" };

export default function ComparedModels({ loaderData }: Route.ComponentProps) {
  const { empty, choices, metadata: _, ...compared } = loaderData;
  const language = useLanguage();
  const words = modelComparisonWords.of(language);
  const { secondModel, thirdModel } = vehicleWords.of(language);
  if (compared.columns.length > 0)
    return (
      <Suspense>
        <ModelComparisonView {...compared} />
      </Suspense>
    );
  return (
    <div className="frame pt-6 pb-20 lg:pt-12 lg:pb-28">
      <h1 className="mb-8 text-title font-light lg:mb-12">{words.title}</h1>
      <ModelChooser
        action={href("/vehicle/compare")}
        name={modelsInAddress}
        labels={[words.firstModel, secondModel, thirdModel]}
        chosen={[undefined, undefined, ""]}
        choices={choices}
      />
      <div className="mt-12">
        <EmptyState
          title={empty.title}
          actions={empty.action && <LinkButton to={empty.action.url}>{empty.action.label}</LinkButton>}
        >
          {empty.text}
        </EmptyState>
      </div>
    </div>
  );
}
