import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { OrderConfirmation } from "../ui/confirmation/order-confirmation.tsx";
import { orderAddress } from "../ui/order-addresses.ts";

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  footer: "line",
  linkName: "order-confirmation",
  permanentAddress: (search) => {
    const id = search.get("order");
    return id === null ? undefined : orderAddress(id);
  },
};

/** Where a paid order is confirmed. */
export default function OrderConfirmationPage() {
  return (
    <CustomerArea>
      <OrderConfirmation />
    </CustomerArea>
  );
}
