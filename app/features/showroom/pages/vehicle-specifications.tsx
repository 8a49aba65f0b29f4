import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Button } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { priceLabels } from "../ui/price/price-labels.ts";
import { Comparison } from "../ui/specification/comparison.tsx";
import { specificationWords } from "../ui/specification/section-words.ts";
import { trimViews } from "../ui/trims/trim-view.ts";
import { Brochure } from "../ui/vehicle/brochure.tsx";
import { loadModel } from "../ui/vehicle/load-model.ts";
import { modelMetadata } from "../ui/vehicle/model-metadata.ts";
import type { Route } from "./+types/vehicle-specifications.ts";

/** Everything that is measured of a model, its trims side by side. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const loaded = await loadModel({ site, name: params.car, url, part: "/specifications" });
  const section = loaded.page.sections.find(({ id }) => id === "T18");
  const { id, carName: name } = loaded.car;
  const title = section?.title ?? name;
  return {
    id,
    name,
    title,
    text: section?.text,
    trims: trimViews(loaded.trims, []),
    currency: priceLabels(loaded.menu).currency,
    metadata: modelMetadata(loaded, site, `${title} | ${site.identity.name} ${name}`),
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { overview: "vehicle", linkName: "specifications" };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

export default function VehicleSpecifications({ loaderData }: Route.ComponentProps) {
  const { id, name, title, text, trims, currency } = loaderData;
  const words = specificationWords.of(useLanguage());
  return (
    <div className="frame pt-8 pb-16 lg:pt-12 lg:pb-24">
      <BackLink to={href("/vehicle/:car", { car: id })}>{name}</BackLink>
      <h1 className="mt-2 text-title font-light">{title}</h1>
      {text && <p className="mt-4 max-w-[58ch] text-ink-soft">{text}</p>}
      <div className="mt-4 mb-8 flex flex-wrap items-center gap-x-6 print:hidden">
        <Brochure model={id} />
        <Button variant="quiet" data-analytics="print" onClick={() => window.print()}>
          <Icon name="print" className="size-4" />
          {words.print}
        </Button>
      </div>
      <Comparison
        columns={trims.map((trim) => ({ ...trim, head: trim.name }))}
        currency={currency}
        label={words.allNumbers}
      />
    </div>
  );
}
