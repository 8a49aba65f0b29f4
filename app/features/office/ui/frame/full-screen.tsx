import { Dialog, Modal, ModalOverlay } from "react-aria-components";

interface FullScreenProps {
  label: string;
  onEscape?: (() => void) | undefined;
  children: React.ReactNode;
}

/** Over everything else: nothing of the screen below can be seen, read out or reached. */
export function FullScreen({ label, onEscape, children }: FullScreenProps) {
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={onEscape === undefined}
      onOpenChange={(isOpen) => !isOpen && onEscape?.()}
      className="fixed inset-0 z-[10004] overflow-y-auto bg-pearl"
    >
      <Modal className="min-h-full outline-none">
        <Dialog aria-label={label} className="outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
