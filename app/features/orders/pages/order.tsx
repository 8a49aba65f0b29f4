import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { OrderPage } from "../ui/orders/order.tsx";
import { orderWords } from "../ui/orders/order-words.ts";
import type { Route } from "./+types/order.ts";

/** Which order it is belongs to its customer and is read in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { title } = orderWords.of(site.language);
  return {
    metadata: entryMetadata(site, { path: "/orders", title, description: title, unlisted: true }),
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  maintained: true,
  footer: "short",
  linkName: "orders",
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

/** An order of the customer who is signed in. */
export default function OrderRoute({ params }: Route.ComponentProps) {
  return (
    <CustomerArea>
      <OrderPage key={params.id} id={params.id} />
    </CustomerArea>
  );
}
