import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { AccountSettings } from "#app/features/account/ui/settings/account-settings.tsx";
import { MobileNumber } from "#app/features/phone/ui/mobile/mobile-number.tsx";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { NameOfNewestCard } from "../ui/name-of-card.tsx";

export const handle: RouteHandle = { cacheParams: [], guarded: true, footer: "short", linkName: "account" };

/** The customer's own account: who they are, how they sign in, and where they are signed in. */
export default function AccountPage() {
  return (
    <CustomerArea>
      <AccountSettings
        mobile={(profilePhone) => <MobileNumber profilePhone={profilePhone} />}
        nameOffer={<NameOfNewestCard />}
      />
    </CustomerArea>
  );
}
