import { lazy, Suspense } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { Header } from "#app/platform/content/header.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { siteWords } from "../../words.ts";
import { LoginMenuButton } from "./login-menu-button.tsx";

/** Most visitors are not signed in; for them the menu and its dialog are not even loaded. */
const CustomerMenu = lazy(async () => ({ default: (await import("./customer-menu.tsx")).CustomerMenu }));

interface AccountMenuProps {
  header: Header;
  menu: ProfileMenu;
}

/** The customer's initials with their menu, or the login button with the menu of visitors. */
export function AccountMenu({ header, menu }: AccountMenuProps) {
  const session = useSession();
  const words = siteWords.of(useLanguage());
  if (session.status === "starting") return <AccountLink label={words.account} />;
  if (!session.profile) {
    return (
      <div className="flex">
        <Button
          variant="secondary"
          data-analytics="login"
          onClick={() => session.signIn()}
          className="min-h-11! whitespace-nowrap border-current/45! text-current! px-4! max-[359px]:px-2! max-[359px]:text-sm! hover:border-current! lg:rounded-e-none! lg:max-xl:px-3! lg:max-xl:text-sm! xl:px-5! hover:bg-current/8!"
        >
          <Icon name="user" className="hidden size-5 sm:block lg:max-xl:hidden" />
          {header.loginButtonLabel}
        </Button>
        <LoginMenuButton label={words.loginMenu} entries={menu.loginMenu} />
      </div>
    );
  }
  return (
    <Suspense fallback={<div className="h-11 w-22" />}>
      <CustomerMenu header={header} menu={menu} profile={session.profile} onLogOut={session.logout} />
    </Suspense>
  );
}

/** Before the scripts nobody knows who it is: a way to what belongs to them, with room for all that may come. */
function AccountLink({ label }: { readonly label: string }) {
  return (
    <LinkButton
      to={href("/dashboard")}
      variant="secondary"
      className="h-11 min-h-11! w-24 whitespace-nowrap border-current/45! text-current! px-3! hover:border-current! hover:bg-current/8! lg:w-30 lg:max-xl:text-sm! xl:w-43"
    >
      <Icon name="user" className="hidden size-5 xl:block" />
      {label}
    </LinkButton>
  );
}
