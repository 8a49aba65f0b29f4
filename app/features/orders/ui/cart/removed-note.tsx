import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { cartWords } from "./cart-words.ts";

interface RemovedNoteProps {
  name: string;
  isUndoing: boolean;
  onUndo: () => void;
}

/** What was removed, and the way back, which takes the focus of the button that went with the line. */
export function RemovedNote({ name, isUndoing, onUndo }: RemovedNoteProps) {
  const words = cartWords.of(useLanguage());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-lg bg-sand-100 px-4">
      <span className="py-2.5">{words.removed(name)}</span>
      <button
        ref={button}
        type="button"
        data-analytics="undo-remove"
        aria-disabled={isUndoing}
        onClick={() => !isUndoing && onUndo()}
        className="min-h-11 font-medium text-accent underline underline-offset-4"
      >
        {words.undo}
      </button>
    </p>
  );
}
