import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import type { ShownAppointment, ShownVisit } from "../shown.ts";
import { visitWords } from "../visit/words.ts";
import { Pictures } from "./pictures.tsx";
import { Signature } from "./signature.tsx";
import type { PictureUploads } from "./use-picture-upload.ts";

interface EvidenceProps {
  appointment: ShownAppointment;
  visit: ShownVisit;
  pictures: PictureUploads;
  open: boolean;
  onClose: () => void;
}

/** What follows a check-in while the customer is still there: pictures of the car, and the signature. */
export function EvidenceDialog({ appointment, visit, pictures, open, onClose }: EvidenceProps) {
  const words = visitWords.of(useLanguage());
  const { id, customer } = appointment;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.evidence}
      actions={
        <Button look="primary" onPress={onClose}>
          {words.finish}
        </Button>
      }
    >
      <div className="grid gap-4 *:first:border-t-0 *:first:pt-0">
        <Pictures id={id} visit={visit} pictures={pictures} mayChange />
        <Signature id={id} visit={visit} customerName={customer.name} maySign />
      </div>
    </Dialog>
  );
}
