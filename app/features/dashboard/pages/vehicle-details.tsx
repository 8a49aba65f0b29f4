import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { vehicleDetailsPageQuery } from "../content/vehicle-details-page.ts";
import { VehicleTextsContext } from "../ui/vehicle/vehicle-page.ts";
import { VehicleRoom } from "../ui/vehicle/vehicle-room.tsx";
import type { Route } from "./+types/vehicle-details.ts";

/** The texts. Which vehicle it is belongs to its customer and is read in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const texts = await fetchContent(vehicleDetailsPageQuery, site);
  const { pageTitle: title, description } = texts;
  const metadata = entryMetadata(site, { path: "/details", title, description, unlisted: true });
  return { texts, metadata };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  maintained: true,
  linkName: "customer-area",
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

/** A vehicle of the customer who is signed in. */
export default function VehicleDetailsPage({ loaderData: { texts }, params }: Route.ComponentProps) {
  return (
    <VehicleTextsContext value={texts}>
      <CustomerArea>
        <VehicleRoom key={params.id} id={params.id} />
      </CustomerArea>
    </VehicleTextsContext>
  );
}
