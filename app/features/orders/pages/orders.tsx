import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { OrderList } from "../ui/orders/order-list.tsx";
import type { Route } from "./+types/orders.ts";

/** The words where there is no order. Which there are belongs to the customer and is read in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  return { empty: await fetchContent(emptyStateQuery, { ...context.get(siteContext), key: "orders" }) };
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

/** The orders of the customer who is signed in. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <CustomerArea>
      <OrderList empty={loaderData.empty} />
    </CustomerArea>
  );
}
