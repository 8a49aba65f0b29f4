import { useEffect, useRef, useState } from "react";
import type { ProfileMenu } from "#app/features/content/models/shell/profile-menu.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LoginMenu } from "./login-menu.tsx";

const menuId = "login-menu";

interface LoginMenuButtonProps {
  label: string;
  entries: ProfileMenu["loginMenu"];
}

/** Opens the login menu on wide screens, beside the login button. Phones have its entries in their menu. */
export function LoginMenuButton({ label, entries }: LoginMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<typeof LoginMenu>();
  /** It was pressed before its menu was here. */
  const isWaitedFor = useRef(false);
  useEffect(() => {
    if (!Menu || !isWaitedFor.current) return;
    isWaitedFor.current = false;
    button.current?.click();
  }, [Menu]);
  const load = () => {
    // Without it the menus of the bar still lead everywhere.
    import("./login-menu.tsx").then((part) => setMenu(() => part.LoginMenu)).catch(() => undefined);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        popoverTarget={menuId}
        data-analytics="login-menu"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          isWaitedFor.current = Menu === undefined;
        }}
        className="grid min-h-11 w-11 place-items-center rounded-e border border-s-0 border-ink/40 hover:bg-ink/6 max-lg:hidden"
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      {Menu && <Menu id={menuId} label={label} entries={entries} />}
    </>
  );
}
