import type { MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";

interface LogoutDialogProps {
  menu: ProfileMenu;
  open: boolean;
  onStay: () => void;
  onConfirm: (event: MouseEvent<HTMLElement>) => void;
}

/** Confirms before the customer is logged out. */
export function LogoutDialog({ menu, open, onStay, onConfirm }: LogoutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={menu.logoutPopupTitle}
      actions={
        <>
          <Button variant="secondary" data-analytics="stay" onClick={onStay}>
            {menu.logoutPopupButtonTwoLabel}
          </Button>
          <Button data-analytics="logout-confirmed" onClick={onConfirm}>
            {menu.logoutPopupButtonOneLabel}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{menu.logoutPopupSubtext}</p>
    </Dialog>
  );
}
