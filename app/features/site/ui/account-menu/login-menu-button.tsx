import { Icon } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { LoginMenu } from "./login-menu.tsx";

const menuId = "login-menu";

interface LoginMenuButtonProps {
  label: string;
  entries: ProfileMenu["loginMenu"];
}

/** Opens the login menu on wide screens, beside the login button. Phones have its entries in their menu. */
export function LoginMenuButton({ label, entries }: LoginMenuButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        popoverTarget={menuId}
        data-analytics="login-menu"
        className="grid min-h-11 w-11 place-items-center rounded-e-button border border-s-0 border-current/45 hover:bg-current/8 max-lg:hidden"
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <LoginMenu id={menuId} label={label} entries={entries} />
    </>
  );
}
