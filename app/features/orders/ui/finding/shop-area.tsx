import type { ReactNode } from "react";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { OpenArea } from "#app/features/account/ui/open-area.tsx";
import { ShopFrame } from "#app/features/parts/ui/shop/shop-frame.tsx";
import { CartLink } from "./cart-link.tsx";

interface ShopAreaProps {
  pictures: Readonly<Record<string, string>>;
  hero?: ReactNode;
  hasOwnSearch?: boolean;
  hasOwnBar?: boolean;
  children: ReactNode;
}

/** A page of the shop for a signed-in customer. */
export function CustomerShop(props: ShopAreaProps) {
  return (
    <CustomerArea>
      <ShopFrame {...props} isSignedIn cart={<CartLink />} />
    </CustomerArea>
  );
}

/** A page of the shop that everybody sees; the cart is a customer's. */
export function OpenShop(props: ShopAreaProps) {
  return (
    <OpenArea>
      {({ profile }) => <ShopFrame {...props} isSignedIn={profile !== undefined} cart={<CartLink />} />}
    </OpenArea>
  );
}
