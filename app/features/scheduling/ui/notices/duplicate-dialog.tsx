import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

interface DuplicateDialogProps {
  open: boolean;
  texts: {
    readonly duplicateTitle: string;
    readonly duplicateText: string;
    readonly duplicateEditLabel: string;
    readonly duplicateCloseLabel: string;
  };
  onClose: () => void;
  /** Undefined where what is in the way is not this customer's. */
  onEdit: (() => void) | undefined;
}

/** Another request is in the way: it can be changed instead (product/booking.md#duplicate). */
export function DuplicateDialog({ open, texts, onClose, onEdit }: DuplicateDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.duplicateTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.duplicateCloseLabel}
          </Button>
          {onEdit && <Button onClick={onEdit}>{texts.duplicateEditLabel}</Button>}
        </>
      }
    >
      <p className="text-ink-soft">{texts.duplicateText}</p>
    </Dialog>
  );
}
