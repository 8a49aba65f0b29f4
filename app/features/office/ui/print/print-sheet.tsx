import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callOffice, type OfficeInput } from "../../browser/office-client.ts";
import type { printCardCall, printSheetCall } from "../../calls/print-calls.ts";

type PrintCall = typeof printSheetCall | typeof printCardCall;

interface PrintSheetProps<C extends PrintCall> {
  /** A board and its lists lie on their side, a card stands. */
  shape: "lying" | "standing";
  /** What the audit learns of each printing. */
  call: C;
  input: OfficeInput<C>;
  children: ReactNode;
}

/** What is printed in place of the screen. It stands beside it in the document: nothing that scrolls or sticks cuts it off. */
export function PrintSheet<C extends PrintCall>({ shape, call, input, children }: PrintSheetProps<C>) {
  const language = useLanguage();
  const newest = useRef(() => undefined as undefined | Promise<unknown>);
  newest.current = () => recordPrint(call, input, language);
  useEffect(() => {
    const print = () => void newest.current();
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  return createPortal(
    <div className="print-sheet" data-shape={shape} lang={language}>
      {children}
    </div>,
    document.body,
  );
}

/** Printing cannot wait for an answer, and no failure stops it: the browser has its own way to print. */
function recordPrint<C extends PrintCall>(call: C, input: OfficeInput<C>, language: Language) {
  return callOffice(call, input, { language, key: crypto.randomUUID() }).catch(() => undefined);
}
