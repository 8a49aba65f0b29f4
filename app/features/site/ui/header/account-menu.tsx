import { lazy, Suspense } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import type { Header } from "#app/features/content/models/shell/header.ts";
import type { ProfileMenu } from "#app/features/content/models/shell/profile-menu.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Most visitors are not signed in; for them the menu and its dialog are not even loaded. */
const CustomerMenu = lazy(async () => ({ default: (await import("./customer-menu.tsx")).CustomerMenu }));

interface AccountMenuProps {
  header: Header;
  menu: ProfileMenu;
}

/** The customer's initials with their menu, or the login button. Until the browser knows who it is, room for both. */
export function AccountMenu({ header, menu }: AccountMenuProps) {
  const session = useSession();
  if (session.status === "starting") return <div className="h-11 w-24" />;
  if (!session.profile) {
    return (
      <Button
        variant="secondary"
        onClick={() => session.signIn()}
        className="min-h-11! whitespace-nowrap border-ink/40! px-4! lg:max-xl:text-sm! xl:px-5! hover:bg-ink/6!"
      >
        <Icon name="user" className="hidden size-5 sm:block lg:max-xl:hidden" />
        {header.loginButtonLabel}
      </Button>
    );
  }
  return (
    <Suspense fallback={<div className="size-11" />}>
      <CustomerMenu header={header} menu={menu} profile={session.profile} onLogOut={session.logout} />
    </Suspense>
  );
}
