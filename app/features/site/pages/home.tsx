import { fetchContent } from "#app/features/content/content-query.ts";
import { carsQuery, homePageQuery, modelsMenuQuery } from "#app/features/content/queries.ts";
import { siteContext } from "#app/platform/site-context.ts";
import { GarageBand } from "../ui/home/garage-band.tsx";
import { Hero } from "../ui/home/hero.tsx";
import { homeModels, modelTabs } from "../ui/home/home-models.ts";
import { ModelSlider } from "../ui/home/model-slider.tsx";
import { Reasons } from "../ui/home/reasons.tsx";
import { ServicePromise } from "../ui/home/service-promise.tsx";
import type { PageHandle } from "../ui/shell.tsx";
import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { opensWithPicture: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [content, menu, cars] = await Promise.all([
    fetchContent(homePageQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(carsQuery, site),
  ]);
  const models = homeModels(cars);
  const { fromLabel, leaseToOwnLabel, monthLabel, currencyLabel } = menu;
  const labels = { fromLabel, leaseToOwnLabel, monthLabel, currencyLabel, types: modelTabs(menu, models) };
  return { content, models, labels };
}

export default function Home({ loaderData: { content, models, labels } }: Route.ComponentProps) {
  return (
    <>
      <Hero content={content} />
      <ModelSlider title="Find your Rimal" note="* Cash prices." models={models} labels={labels} />
      <ServicePromise content={content} />
      <Reasons content={content} />
      <GarageBand content={content} />
    </>
  );
}
