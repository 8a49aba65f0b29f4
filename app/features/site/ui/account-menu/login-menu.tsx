import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { closePopoverAround, Popover } from "#app/ui/overlay/popover.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";

interface LoginMenuProps {
  /** What the button that opens it names as its `popoverTarget`. */
  id: string;
  label: string;
  entries: ProfileMenu["loginMenu"];
}

/** Where a visitor who is not signed in may want to go. */
export function LoginMenu({ id, label, entries }: LoginMenuProps) {
  return (
    <Popover id={id} label={label} className="w-64 py-2">
      <ul>
        {entries.map(({ label: name, url, icon }) => (
          <li key={url}>
            <LocalLink
              to={url}
              onClick={({ currentTarget }) => closePopoverAround(currentTarget)}
              className="flex min-h-12 items-center gap-3 px-5 py-2 transition-colors hover:bg-sand-50"
            >
              <Icon name={iconNamed(icon)} className="size-5 text-ink-soft" />
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
