import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at its foot; the first one cancels. */
  actions?: ReactNode;
  size?: "small" | "wide";
}

const widths = { small: "sm:max-w-md", wide: "sm:max-w-3xl" } as const;

/** A dialog in the middle of a desk's screen, at the foot of a phone's. */
export function Dialog({ open, onClose, title, children, actions, size = "small" }: DialogProps) {
  const words = kitWords.of(useLanguage());
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className="office-overlay grid items-end sm:items-start sm:justify-items-center sm:pt-[10vh]"
    >
      <Modal
        className={`max-h-[92dvh] w-full overflow-y-auto rounded-t-xl bg-surface shadow-floating outline-none sm:max-h-[80dvh] sm:rounded-xl ${widths[size]}`}
      >
        <AriaDialog className="outline-none">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <Button look="quiet" aria-label={words.close} onPress={onClose} className="px-2">
              <Icon name="close" className="size-4" />
            </Button>
          </header>
          <div className="px-5 py-4">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
