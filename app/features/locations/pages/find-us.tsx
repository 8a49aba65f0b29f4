import { Suspense } from "react";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { footerQuery } from "#app/platform/content/footer.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { structuredDataTag } from "#app/platform/page/structured-data.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { locationsQuery } from "../content/location.ts";
import { isRamadan } from "../rules/ramadan.ts";
import { locationsStructuredData } from "../rules/structured-data.ts";
import { LocationBlock } from "../ui/location-block.tsx";
import { Nearest } from "../ui/nearest.tsx";
import type { Route } from "./+types/find-us.ts";

/** The page of the locations: its words, the locations, and the labels that the footer's block shares. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, footer, locations] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/find-us" }),
    fetchContent(footerQuery, site),
    fetchContent(locationsQuery, site),
  ]);
  const { origin, language, market } = site;
  return {
    page,
    locations,
    typeLabels: footer.locationTypesLabels,
    allLocationsTitle: footer.allLocationModalTitle,
    findDealershipTitle: footer.findDealershipTitle,
    ramadan: isRamadan(site.now(), market.zone),
    place: { origin, language, country: market.country },
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: ["location", "near"], footer: "short" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const ofThePath = matches.flatMap((match) => match?.meta ?? []);
  if (!loaderData) return ofThePath;
  const described = loaderData.locations.map((location) => ({
    ...location,
    phone: internationalPhone(location.phoneNumber, loaderData.place.country),
  }));
  return [...ofThePath, structuredDataTag(locationsStructuredData(described, loaderData.place))];
}

export default function FindUs({ loaderData }: Route.ComponentProps) {
  const { page, findDealershipTitle, ...block } = loaderData;
  return (
    <>
      <section aria-labelledby="locations" className="bg-sand-50 pb-16 lg:pb-24">
        <div className="frame pt-10 lg:pt-16">
          <h1 className="text-display font-light">{page.heroTitle}</h1>
          <p className="mt-4 max-w-[60ch] text-lead">{page.heroText}</p>
          <h2 id="locations" className="sr-only">
            {findDealershipTitle}
          </h2>
          <div className="mt-8 lg:mt-10">
            <Nearest locations={block.locations} types={block.typeLabels} />
          </div>
          <div className="mt-8">
            <Suspense>
              <LocationBlock {...block} inAddress />
            </Suspense>
          </div>
        </div>
      </section>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
