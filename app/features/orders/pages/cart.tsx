import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { CartPage } from "../ui/cart/cart.tsx";
import type { Route } from "./+types/cart.ts";

/** The words of an empty cart. What is in it belongs to the customer and is read in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  return { empty: await fetchContent(emptyStateQuery, { ...context.get(siteContext), key: "cart" }) };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  maintained: true,
  footer: "short",
  linkName: "cart",
};

/** The customer's cart. */
export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <CustomerArea>
      <CartPage empty={loaderData.empty} />
    </CustomerArea>
  );
}
