import { type ReactNode, useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { uiWords } from "../words.ts";
import { Popover } from "./popover.tsx";

interface InfoTipProps {
  /** Absent: "Info". */
  title?: string;
  text: ReactNode;
}

/** An info icon that opens a few sentences; clicking or touching elsewhere, Escape and scrolling close them. */
export function InfoTip({ title, text }: InfoTipProps) {
  const words = uiWords.of(useLanguage());
  const shownTitle = title ?? words.info;
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={shownTitle}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand-100 hover:text-ink print:hidden"
      >
        <Icon name="info" />
      </button>
      <Popover id={id} label={shownTitle} className="w-[min(22rem,calc(100vw-2.5rem))] p-5">
        <p className="font-medium">{shownTitle}</p>
        <div className="mt-2 text-sm text-ink-soft">{text}</div>
      </Popover>
    </>
  );
}
