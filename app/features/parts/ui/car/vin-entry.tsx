import { type FormEvent, useId, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalVin, vinInCode, withoutLookalikes } from "#app/lib/validation/vin.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeScanner } from "#app/ui/camera/code-scanner.tsx";
import { MarkedLetters } from "#app/ui/marked-letters.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { withCamera } from "./camera-document.ts";
import { type FoundCar, findCar } from "./find-car.ts";
import type { StoredCar } from "./stored-car.ts";
import { vinProblem } from "./vin-problem.ts";
import { carWords } from "./words.ts";

interface VinEntryProps {
  onChoose: (car: StoredCar) => void;
  /** The scanner is open from the start. */
  scans?: boolean;
}

/** A VIN that is typed, pasted or scanned. Letters that no VIN has are read as digits, which the visitor confirms. */
export function VinEntry({ onChoose, scans = false }: VinEntryProps) {
  const language = useLanguage();
  const words = carWords.of(language);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isScanning, setScanning] = useState(scans);
  const { problem, doubtful, isPending, look } = useVinLook(onChoose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(field.current?.value ?? "").then((isGood) => !isGood && field.current?.focus());
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-medium">
        {words.vin}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {words.vinHint}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="vin"
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== undefined || undefined}
          className="h-12 min-w-0 grow basis-64 rounded border border-line-strong bg-surface px-4 uppercase tabular hover:border-ink rtl:text-end aria-invalid:border-danger"
        />
        <Button type="submit" data-analytics="find-car" loading={isPending} className="max-sm:w-full">
          {words.find}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
      {doubtful && <Doubts car={doubtful.car} vin={doubtful.vin} onTake={onChoose} />}
      <Button
        variant="secondary"
        data-analytics="scan-vin"
        className="mt-3 max-sm:w-full"
        onClick={() => withCamera(() => setScanning(true))}
      >
        <Icon name="camera" />
        {words.scan}
      </Button>
      <CodeScanner
        open={isScanning}
        onClose={() => setScanning(false)}
        title={words.scan}
        hint={words.scanHint}
        find={vinInCode}
        onFound={(vin) => {
          setScanning(false);
          if (field.current) field.current.value = vin;
          void look(vin);
        }}
      />
    </form>
  );
}

interface Doubtful {
  readonly vin: string;
  readonly car: FoundCar;
}

/** Looks a VIN up; a car whose VIN was read with other characters waits for the visitor's word. */
function useVinLook(onChoose: (car: StoredCar) => void) {
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [doubtful, setDoubtful] = useState<Doubtful>();
  const [isPending, setPending] = useState(false);
  async function look(typed: string): Promise<boolean> {
    const vin = normalVin(typed);
    setDoubtful(undefined);
    const wrong = vinProblem(vin, language);
    setProblem(wrong);
    if (wrong !== undefined) return false;
    setPending(true);
    const found = await findCar(vin, language);
    setPending(false);
    if ("problem" in found) {
      setProblem(found.problem);
      return false;
    }
    if (found.car.doubts.length > 0) setDoubtful({ vin, car: found.car });
    else onChoose({ key: found.car.key });
    return true;
  }
  return { problem, doubtful, isPending, look };
}

interface DoubtsProps extends Doubtful {
  onTake: (car: StoredCar) => void;
}

function Doubts({ vin, car, onTake }: DoubtsProps) {
  const words = carWords.of(useLanguage());
  return (
    <Banner tone="warning" title={car.name} className="mt-3">
      <p>{words.doubts}</p>
      <p className="mt-2 text-lg">
        <MarkedLetters text={withoutLookalikes(vin)} places={car.doubts.map(({ place }) => place)} />
      </p>
      <Button
        variant="secondary"
        data-analytics="confirm-car"
        className="mt-3 mb-1"
        onClick={() => onTake({ key: car.key })}
      >
        {words.takeIt}
      </Button>
    </Banner>
  );
}
