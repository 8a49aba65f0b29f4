import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { PrivacyCenter } from "../ui/privacy-center.tsx";

export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  footer: "short",
  linkName: "privacy-center",
};

/** What is stored about a customer and why, a copy of it, consents, and the deletion of the account. */
export default function PrivacyCenterPage() {
  return (
    <CustomerArea>
      <PrivacyCenter />
    </CustomerArea>
  );
}
