import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type BoundScale, shareOf } from "../../rules/bound-scale.ts";

interface RangeLineProps {
  scale: BoundScale;
  labels: { readonly least: string; readonly most: string };
  inWords: (value: number) => string;
  /** Undefined is the end of the scale. */
  least: number | undefined;
  hasLeast: boolean;
  most: number | undefined;
  onLeast: (value: number) => void;
  onMost: (value: number) => void;
}

/** A line with one or two handles, which cannot pass each other. The browser moves them, by touch and by keys. */
export function RangeLine({ scale, labels, inWords, hasLeast, onLeast, onMost, ...bounds }: RangeLineProps) {
  const within = (value: number) => Math.min(Math.max(value, scale.min), scale.max);
  const least = within(bounds.least ?? scale.min);
  const most = within(bounds.most ?? scale.max);
  const from = shareOf(least, scale);
  const handle = (value: number, label: string, onMove: (value: number) => void, above = false) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={inWords(value)}
      {...scale}
      value={value}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      className={`stock-handle ${above ? "z-1" : ""}`}
    />
  );
  return (
    <div className="relative mt-2 h-11 noscript:hidden">
      <FilledLine from={from} to={shareOf(most, scale)} />
      {/* Where both stand at the upper end only the lower one has somewhere to go. */}
      {hasLeast && handle(least, labels.least, (value) => onLeast(Math.min(value, most)), from > 0.5)}
      {handle(most, labels.most, (value) => onMost(Math.max(value, least)))}
    </div>
  );
}

/** Drawn with attributes only, so that it stands in the page from the server under the strict policy. */
function FilledLine({ from, to }: { from: number; to: number }) {
  const rightToLeft = directionOf(useLanguage()) === "rtl";
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className="absolute inset-x-2.5 top-0 h-11 w-[calc(100%-1.25rem)]">
      <rect x="0" y="21" width="100%" height="2" className="fill-sand-300" />
      <rect
        x={percent(rightToLeft ? 1 - to : from)}
        y="20.5"
        width={percent(Math.max(0, to - from))}
        height="3"
        className="fill-accent"
      />
    </svg>
  );
}
