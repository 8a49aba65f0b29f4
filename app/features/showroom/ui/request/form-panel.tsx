import type { ReactNode } from "react";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import { requestPlace } from "./request-place.ts";

interface FormPanelProps {
  texts: LeadFormTexts;
  wide?: boolean | undefined;
  /** Stands below the words about the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a page's form, with its heading. */
export function FormPanel({ texts, wide = false, aside, children }: FormPanelProps) {
  const columns = wide ? "lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:p-12" : "";
  return (
    <section
      id={requestPlace}
      aria-labelledby="request-title"
      className={`grid gap-x-16 gap-y-6 rounded-xl border border-line bg-surface p-6 sm:p-8 print:hidden ${columns}`}
    >
      <div>
        <h2 id="request-title" className="text-heading font-light">
          {texts.title}
        </h2>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}
