import { Fragment } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** A place on the scale, from 0 to 1 along it, with what is written there. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

/**
 * The line of a slider with its marks: filled up to the value, along the line of reading. Drawn with attributes only,
 * so that it stands in the page from the server under the strict policy.
 */
export function Scale({ share, marks }: { share: number; marks: readonly Mark[] }) {
  const rightToLeft = directionOf(useLanguage()) === "rtl";
  const place = (at: number) => `${((rightToLeft ? 1 - at : at) * 100).toFixed(2)}%`;
  const anchor = (at: number) => {
    if (at > 0.02 && at < 0.98) return "middle";
    return at < 0.5 === rightToLeft ? "end" : "start";
  };
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-2 top-0 h-[70px] w-[calc(100%-1rem)] overflow-visible"
    >
      <rect x="0" y="21" width="100%" height="2" className="fill-sand-300" />
      <rect
        x={rightToLeft ? place(share) : "0"}
        y="20"
        width={`${(share * 100).toFixed(2)}%`}
        height="4"
        className="fill-accent"
      />
      {marks.map(({ at, label }) => (
        <Fragment key={label}>
          <line x1={place(at)} x2={place(at)} y1="40" y2="46" className="stroke-line-strong" />
          <text
            x={place(at)}
            y="62"
            textAnchor={anchor(at)}
            direction="ltr"
            className="fill-ink-faint text-xs tabular"
          >
            {label}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
