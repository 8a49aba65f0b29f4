import { Ltr } from "./ltr.tsx";

interface MarkedLettersProps {
  /** A VIN or another code. */
  text: string;
  /** Which of its characters stand out, from 0. */
  places: readonly number[];
  className?: string;
}

/** A code whose doubtful characters are marked. */
export function MarkedLetters({ text, places, className }: MarkedLettersProps) {
  return (
    <Ltr className={`tabular break-all ${className ?? ""}`}>
      {[...text].map((letter, place) =>
        places.includes(place) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
          <mark key={place} className="bg-warning/20 font-semibold text-ink">
            {letter}
          </mark>
        ) : (
          letter
        ),
      )}
    </Ltr>
  );
}
