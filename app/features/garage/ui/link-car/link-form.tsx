import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { doubtfulLetters, normalVin, vinInCode } from "#app/lib/validation/vin.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeScanner } from "#app/ui/camera/code-scanner.tsx";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { CarOnCard } from "../../rules/registration-card.ts";
import { linkWords } from "../../words.ts";
import { AddCardLink, CardChoice } from "./card-choice.tsx";
import { useLinkForm } from "./use-link-form.ts";
import { VinDoubts } from "./vin-doubts.tsx";

interface LinkFormProps {
  /** Registration cards from which it can be filled. */
  cards: readonly CarOnCard[];
  /** The one that the address names. */
  named: CarOnCard | undefined;
  /** There is none, and it would save typing. */
  canAddCard: boolean;
  onSent: (reference: string) => void;
}

/** VIN, plate and note of a car, typed, scanned or from a card. Letters that no VIN has are pointed out before it is sent. */
export function LinkForm({ cards, named, canAddCard, onSent }: LinkFormProps) {
  const words = linkWords.of(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const plateInput = useRef<HTMLInputElement>(null);
  const [card, setCard] = useState<CarOnCard>();
  const [typed, setTyped] = useState("");
  const [confirmed, setConfirmed] = useState<string>();
  const [isScanning, setScanning] = useState(false);
  const [found, setFound] = useState<string>();
  const form = useLinkForm({ confirmed, card, onSent });
  const vin = normalVin(typed);
  const isDoubtful = /^[A-Z0-9]{17}$/.test(vin) && confirmed !== vin && doubtfulLetters(vin).length > 0;
  const write = (value: string) => {
    writeInto(input.current, value);
    input.current?.focus();
  };
  const fill = (chosen: CarOnCard) => {
    setCard(chosen);
    writeInto(input.current, chosen.vin);
    if (chosen.plate !== undefined) writeInto(plateInput.current, chosen.plate);
  };
  const namedId = named?.documentId;
  // What the customer has typed meanwhile stays.
  const fillFirst = useEffectEvent(() => {
    if (named !== undefined && input.current?.value === "") fill(named);
  });
  useEffect(() => {
    if (namedId !== undefined) fillFirst();
  }, [namedId]);
  const labels = { vin: words.vin, plate: words.plate, note: words.note };
  return (
    <CheckedForm form={form} labels={labels}>
      <CardChoice cards={cards} chosen={card} vin={vin} onChoose={fill} />
      <TextField
        ref={input}
        name="vin"
        label={words.vin}
        hint={words.vinHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        ltr
        required
        className="tabular uppercase"
        error={form.errorOf("vin")}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        variant="secondary"
        data-analytics="scan-vin"
        className="-mt-3 mb-4 justify-self-start max-sm:w-full"
        onClick={() => setScanning(true)}
      >
        <Icon name="camera" />
        {words.scan}
      </Button>
      {canAddCard && <AddCardLink />}
      <p role="status" className="-mt-2 mb-4 text-sm text-ink-soft empty:hidden">
        {found !== undefined && found === vin && (
          <>
            {words.scanned} <Ltr className="tabular">{found}</Ltr>
          </>
        )}
      </p>
      <CodeScanner
        open={isScanning}
        onClose={() => setScanning(false)}
        title={words.scan}
        hint={words.scanHint}
        find={vinInCode}
        onFound={(read) => {
          setScanning(false);
          setFound(read);
          write(read);
        }}
      />
      {isDoubtful && <VinDoubts vin={vin} onReplace={write} onConfirm={() => setConfirmed(vin)} />}
      <TextField
        ref={plateInput}
        name="plate"
        label={words.plate}
        hint={words.plateHint}
        autoComplete="off"
        maxLength={20}
        ltr
        className="uppercase"
        error={form.errorOf("plate")}
      />
      <TextArea name="note" label={words.note} maxLength={500} rows={3} error={form.errorOf("note")} />
      <FormFailure form={form} />
      <SendButton form={form}>{words.send}</SendButton>
    </CheckedForm>
  );
}

function writeInto(field: HTMLInputElement | null, value: string): void {
  if (field === null) return;
  field.value = value;
  // The form hears of what is typed by this event, and of nothing else.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
