import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { OrderConfirmation } from "../ui/confirmation/order-confirmation.tsx";

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  footer: "line",
  linkName: "order-confirmation",
};

/** Where a paid order is confirmed. */
export default function OrderConfirmationPage() {
  return (
    <CustomerArea>
      <OrderConfirmation />
    </CustomerArea>
  );
}
