import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { PaymentReturn } from "../ui/payment/payment-return.tsx";

/** Maintenance leaves it open: who comes back from the bank sees what became of the payment. */
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  footer: "line",
  linkName: "payment",
};

/** Where the bank sends the customer back to. */
export default function OrderPaymentPage() {
  return (
    <CustomerArea>
      <PaymentReturn />
    </CustomerArea>
  );
}
