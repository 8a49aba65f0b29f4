import { type MouseEvent, useState } from "react";
import { fullNameIn } from "#app/features/account/rules/names.ts";
import type { Profile } from "#app/features/account/rules/profile.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { closePopoverAround, Popover } from "#app/ui/overlay/popover.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { LogoutDialog } from "./logout-dialog.tsx";

interface ProfilePopoverProps {
  id: string;
  label: string;
  menu: ProfileMenu;
  profile: Profile;
  onLogOut: () => void;
}

const entryLook =
  "flex min-h-12 w-full items-center gap-3 px-5 py-2 text-start transition-colors hover:bg-sand-50";

/** Who is signed in, where they can go, and the way out. The dialog is inside, so that its clicks close nothing. */
export function ProfilePopover({ id, label, menu, profile, onLogOut }: ProfilePopoverProps) {
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const close = (event: MouseEvent<HTMLElement>) => closePopoverAround(event.currentTarget);
  const email = profile.emails[0]?.email;
  return (
    <Popover id={id} label={label} className="w-72 pb-2">
      <div className="border-b border-line px-5 py-4">
        <p className="font-medium">
          <bdi>{fullNameIn(profile, language)}</bdi>
        </p>
        {email && (
          <p className="truncate text-sm text-ink-soft">
            <Ltr>{email}</Ltr>
          </p>
        )}
      </div>
      <ul className="py-2">
        {menu.profileMenu.map((entry) => (
          <li key={entry.url}>
            <LocalLink to={entry.url} onClick={close} className={entryLook}>
              <Icon name={iconNamed(entry.icon)} className="size-5 text-ink-soft" />
              {entry.label}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-2">
        <button type="button" data-analytics="logout" onClick={() => setLeaving(true)} className={entryLook}>
          <Icon name="logout" className="size-5 text-ink-soft" />
          {menu.logoutMenuButtonLabel}
        </button>
      </div>
      <LogoutDialog
        menu={menu}
        open={isLeaving}
        onStay={() => setLeaving(false)}
        onConfirm={(event) => {
          setLeaving(false);
          close(event);
          onLogOut();
        }}
      />
    </Popover>
  );
}
