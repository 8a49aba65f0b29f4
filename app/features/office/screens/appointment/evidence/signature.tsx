import { useState } from "react";
import { type Stroke, signatureSvg } from "#app/features/workshop/rules/signature.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { signVisitCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownVisit } from "../shown.ts";
import { Part } from "../visit/part.tsx";
import { visitWords } from "../visit/words.ts";
import { FormerSignatures } from "./former-signatures.tsx";
import { SignaturePad } from "./signature-pad.tsx";

interface SignatureProps {
  id: string;
  visit: ShownVisit;
  customerName: string;
  maySign: boolean;
}

/** The signature of who brought the car, and the field in which they sign. */
export function Signature({ id, visit, customerName, maySign }: SignatureProps) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const [isOpen, setOpen] = useState(false);
  const { signature } = visit;
  const [former] = visit.formerSignatures;
  return (
    <Part
      title={words.signature}
      action={
        maySign && visit.endedAt === null ? (
          <Button look="quiet" onPress={() => setOpen(true)}>
            {signature === null ? words.sign : words.signAgain}
          </Button>
        ) : undefined
      }
    >
      {signature === null && former === undefined && (
        <p className="text-sm text-ink-soft">{words.notSigned}</p>
      )}
      {signature === null && former !== undefined && (
        <p className="text-sm text-warning">
          {words.holdsNoLonger(former.endedBy, momentInBrief(former.endedAt, language))}
        </p>
      )}
      {signature !== null && (
        <figure className="grid justify-items-start gap-1">
          <img
            src={`/office/files/signature/${id}?at=${encodeURIComponent(signature.signedAt)}`}
            alt={words.signature}
            className="aspect-5/2 w-44 rounded-md border border-line"
          />
          <figcaption className="text-sm text-ink-soft">
            <bdi>{signature.signedName}</bdi> · <bdi>{momentInBrief(signature.signedAt, language)}</bdi>
          </figcaption>
        </figure>
      )}
      <FormerSignatures signatures={visit.formerSignatures} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.signTitle}>
        {isOpen && (
          <SignatureEntry
            id={id}
            version={visit.version}
            customerName={customerName}
            onClose={() => setOpen(false)}
          />
        )}
      </Dialog>
    </Part>
  );
}

interface EntryProps {
  id: string;
  version: number;
  customerName: string;
  onClose: () => void;
}

export function SignatureEntry({ id, version, customerName, onClose }: EntryProps) {
  const language = useLanguage();
  const [words, kit] = [visitWords.of(language), kitWords.of(language)];
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState(customerName);
  const [isChecked, setChecked] = useState(false);
  const sign = useDeed(signVisitCall, {
    done: () => {
      onClose();
      showToast({ text: words.saved, tone: "success" });
    },
  });
  const isSigned = signatureSvg(strokes).ok;
  const send = () => {
    setChecked(true);
    if (!isSigned || name.trim() === "") return;
    const points = strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y]));
    sign.mutate({ params: { id }, body: { version, signedName: name.trim(), strokes: points } });
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <SignaturePad strokes={strokes} onChange={setStrokes} />
        {isChecked && !isSigned && (
          <p role="alert" className="text-xs text-danger">
            {words.signatureEmpty}
          </p>
        )}
      </div>
      <TextField
        label={words.signedName}
        value={name}
        onChange={setName}
        maxLength={60}
        required
        problem={isChecked && name.trim() === "" ? kit.required : undefined}
      />
      <div className="flex justify-end gap-2">
        <Button
          look="quiet"
          onPress={() => setStrokes([])}
          isDisabled={strokes.length === 0}
          className="me-auto"
        >
          {words.clear}
        </Button>
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button look="primary" onPress={send} busy={sign.isPending}>
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
