import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { LinkCar } from "../ui/link-car/link-car.tsx";

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  camera: true,
  footer: "short",
  linkName: "customer-area",
};

/** Where a customer asks for a car that is missing in their account. */
export default function LinkCarPage() {
  return (
    <CustomerArea>
      <LinkCar />
    </CustomerArea>
  );
}
