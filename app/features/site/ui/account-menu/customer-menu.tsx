import { fullNameIn, initialsOf } from "#app/features/account/rules/names.ts";
import type { Profile } from "#app/features/account/rules/profile.ts";
import { OpenArea } from "#app/features/account/ui/open-area.tsx";
import { CartLink } from "#app/features/orders/ui/header/cart-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Header } from "#app/platform/content/header.ts";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { ProfilePopover } from "./profile-popover.tsx";

const popoverId = "profile-menu";

interface CustomerMenuProps {
  header: Header;
  menu: ProfileMenu;
  profile: Profile;
  onLogOut: () => void;
}

/** The way to the customer's cart, and their initials, which open their menu. */
export function CustomerMenu({ header, menu, profile, onLogOut }: CustomerMenuProps) {
  const language = useLanguage();
  return (
    <div className="flex min-w-23.5 items-center justify-end gap-x-1.5 sm:min-w-24 sm:gap-x-2">
      <OpenArea>{() => <CartLink />}</OpenArea>
      <button
        type="button"
        popoverTarget={popoverId}
        className="grid size-11 place-items-center rounded-full bg-sea-900 text-sm font-medium text-on-dark transition-colors hover:bg-accent"
      >
        <bdi aria-hidden="true">{initialsOf(profile, language)}</bdi>
        <span className="sr-only">
          {header.profileButtonLabel}: <bdi>{fullNameIn(profile, language)}</bdi>
        </span>
      </button>
      <ProfilePopover
        id={popoverId}
        label={header.profileButtonLabel}
        menu={menu}
        profile={profile}
        onLogOut={onLogOut}
      />
    </div>
  );
}
