import { initialsOf } from "#app/features/account/rules/profile.ts";
import { useSession } from "#app/features/account/session/use-session.ts";
import type { Header } from "#app/features/content/models/header.ts";
import type { ProfileMenu } from "#app/features/content/models/profile-menu.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProfilePopover } from "./profile-popover.tsx";

const popoverId = "profile-menu";

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
        className="min-h-11! border-ink/40! px-4! sm:px-5! hover:bg-ink/6!"
      >
        <Icon name="user" className="hidden size-5 sm:block" />
        {header.loginButtonLabel}
      </Button>
    );
  }
  const { firstName, lastName } = session.profile;
  return (
    <>
      <button
        type="button"
        popoverTarget={popoverId}
        className="grid size-11 place-items-center rounded-full bg-sea-900 text-sm font-medium text-on-dark transition-colors hover:bg-accent"
      >
        <span aria-hidden="true">{initialsOf(session.profile)}</span>
        <span className="sr-only">
          {header.profileButtonLabel}: {firstName} {lastName}
        </span>
      </button>
      <ProfilePopover
        id={popoverId}
        label={header.profileButtonLabel}
        menu={menu}
        profile={session.profile}
        onLogOut={() => session.logout()}
      />
    </>
  );
}
