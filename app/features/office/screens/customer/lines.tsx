import type { ReactNode } from "react";
import { Link } from "react-router";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";

/** Records of a section, one below the other. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-y border-line">{children}</ul>;
}

const shape = "flex min-h-(--row-height) flex-wrap items-center gap-x-3 gap-y-0.5 px-1 py-1.5 text-sm";

/** One record: it leads to its screen, or has a deed at its end. */
export function Line({
  to,
  end,
  children,
}: {
  to?: string | undefined;
  end?: ReactNode;
  children: ReactNode;
}) {
  const content = (
    <>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">{children}</span>
      {end && <span className="ms-auto flex items-center gap-3">{end}</span>}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={shape}>{content}</div>
      ) : (
        <Link to={to} className={`${shape} outline-offset-[-2px] hover:bg-sand-50`}>
          {content}
        </Link>
      )}
    </li>
  );
}

export function None({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-faint">{children}</p>;
}

/** The day of an instant at the importer: "1 December 2026". */
export function dayOf(instant: string, language: Language): string {
  return dateInWords(dayIn(instant, market().zone), language);
}
