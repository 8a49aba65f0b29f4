import { lazy, Suspense } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { Header } from "#app/platform/content/header.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
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

/**
 * The customer's initials with their menu, or the way to sign in with the menu of visitors, which stands in the HTML: without
 * scripts it leads to the dashboard, which is behind the login. A browser with a stored session never shows it (root.tsx).
 */
export function AccountMenu({ header, menu }: AccountMenuProps) {
  const session = useSession();
  const words = siteWords.of(useLanguage());
  if (session.profile) {
    return (
      <Suspense fallback={<CustomerRoom label={words.account} />}>
        <CustomerMenu header={header} menu={menu} profile={session.profile} onLogOut={session.logout} />
      </Suspense>
    );
  }
  const isStarting = session.status === "starting";
  return (
    <>
      {isStarting && <CustomerRoom label={words.account} className="with-session" />}
      <div className={`flex ${isStarting ? "without-session" : ""}`}>
        <LinkButton
          to={href("/dashboard")}
          variant="secondary"
          data-analytics="login"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            session.signIn();
          }}
          className="min-h-11! whitespace-nowrap border-current/45! text-current! px-4! max-[359px]:px-2! max-[359px]:text-sm! hover:border-current! lg:rounded-e-none! lg:max-xl:px-3! lg:max-xl:text-sm! xl:px-5! hover:bg-current/8!"
        >
          <Icon name="user" className="hidden size-5 sm:block lg:max-xl:hidden" />
          {header.loginButtonLabel}
        </LinkButton>
        <LoginMenuButton label={words.loginMenu} entries={menu.loginMenu} />
      </div>
    </>
  );
}

/** Where the cart and the initials of a customer will stand, as wide as they are. */
function CustomerRoom({ label, className = "" }: { readonly label: string; readonly className?: string }) {
  return (
    <div className={`flex w-23.5 justify-end sm:w-24 ${className}`}>
      <LocalLink to={href("/dashboard")} className="size-11 rounded-full bg-sea-900">
        <span className="sr-only">{label}</span>
      </LocalLink>
    </div>
  );
}
