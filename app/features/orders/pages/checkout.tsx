import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { Checkout } from "../ui/checkout/checkout.tsx";

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  maintained: true,
  footer: "line",
  linkName: "checkout",
};

/** Where the cart becomes an order. */
export default function CheckoutPage() {
  return (
    <CustomerArea>
      <Checkout />
    </CustomerArea>
  );
}
