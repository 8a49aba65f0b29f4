import { useEffect, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Drawing } from "#app/ui/picture/icon.tsx";
import { pinAfter, pinLength } from "./pin-entry.ts";
import { tabletWords } from "./tablet-words.ts";

interface PinPadProps {
  name: string;
  /** Sends six digits; what it answers is why they were refused. */
  onEntered: (pin: string) => Promise<string | undefined>;
  onBack: () => void;
}

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "Backspace"] as const;

/** Six digits by thumb or keyboard: the sixth one sends them. */
export function PinPad({ name, onEntered, onBack }: PinPadProps) {
  const words = tabletWords.of(useLanguage());
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const press = async (key: string) => {
    if (isBusy) return;
    const pin = pinAfter(typed, key);
    setTyped(pin);
    if (pin.length < pinLength || pin === typed) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await onEntered(pin));
    setTyped("");
    setBusy(false);
  };
  useKeys(press, onBack);
  const pad = useRef<HTMLFieldSetElement>(null);
  useEffect(() => pad.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-6">
      <div className="grid justify-items-center gap-3">
        <p className="text-xl">
          <bdi>{name}</bdi>
        </p>
        <Dots count={typed.length} isBusy={isBusy} />
        <p role="alert" className="min-h-[1.45em] max-w-sm text-center text-sm text-danger">
          {problem}
        </p>
      </div>
      <fieldset
        ref={pad}
        tabIndex={-1}
        dir="ltr"
        aria-label={words.pin}
        className="grid grid-cols-3 gap-3 shadow-none outline-none"
      >
        {keys.map((key) =>
          key === "" ? (
            <span key="none" />
          ) : (
            <AriaButton
              key={key}
              aria-label={key === "Backspace" ? words.takeBack : key}
              onPress={() => void press(key)}
              className="tabular grid size-18 place-items-center rounded-full border border-line bg-surface text-xl data-hovered:bg-sand-50 data-pressed:bg-sand-100"
            >
              {key === "Backspace" ? <TakeBack /> : key}
            </AriaButton>
          ),
        )}
      </fieldset>
      <AriaButton onPress={onBack} className="press px-4 text-sm text-ink-soft data-hovered:text-ink">
        {words.somebodyElse}
      </AriaButton>
    </div>
  );
}

/** The pad runs left to right in both languages, and so does its arrow. */
function TakeBack() {
  return (
    <Drawing>
      <path d="M20 12H5m6-6-6 6 6 6" />
    </Drawing>
  );
}

function Dots({ count, isBusy }: { count: number; isBusy: boolean }) {
  const words = tabletWords.of(useLanguage());
  if (isBusy) return <Spinner />;
  return (
    <div role="status" aria-label={words.digits(count)} dir="ltr" className="flex h-5 items-center gap-3">
      {Array.from({ length: pinLength }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place among six is all that it is
          key={place}
          className={`size-3 rounded-full border ${place < count ? "border-ink bg-ink" : "border-line-strong"}`}
        />
      ))}
    </div>
  );
}

/** Digits, Backspace and Escape of a keyboard, wherever the focus stands on the pad. */
function useKeys(press: (key: string) => Promise<void>, back: () => void): void {
  const newest = useRef({ press, back });
  newest.current = { press, back };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key === "Escape") {
        event.stopPropagation();
        newest.current.back();
      } else if (pinAfter("0", event.key) !== "0") void newest.current.press(event.key);
    };
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, []);
}
