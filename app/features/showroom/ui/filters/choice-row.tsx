import { useId } from "react";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";

interface Choice {
  readonly id: string;
  readonly label: string;
  /** The list with this choice taken in or out. */
  readonly to: string;
  readonly isChosen: boolean;
  /** How many entries it shows; a choice that shows none cannot be taken. */
  readonly count?: number;
}

interface ChoiceRowProps {
  label: string;
  choices: readonly Choice[];
  /** `line`: its label beside it, and on a phone one line that is pushed along. `group`: its label above it. */
  layout?: "line" | "group";
}

const tile =
  "inline-flex min-h-11 items-center gap-2 rounded-button border px-4 whitespace-nowrap transition-colors";

/** One kind of choice of a list, by links: every choice has an address and works before any script. */
export function ChoiceRow({ label, choices, layout = "line" }: ChoiceRowProps) {
  const id = useId();
  const isLine = layout === "line";
  return (
    <div
      className={
        isLine
          ? "grid gap-x-4 gap-y-1.5 md:grid-cols-[5rem_minmax(0,1fr)] md:items-baseline"
          : "grid gap-2 py-4"
      }
    >
      <span id={id} className={isLine ? "text-sm text-ink-soft" : "text-sm font-medium"}>
        {label}
      </span>
      <ul aria-labelledby={id} className={isLine ? "choice-line" : "flex flex-wrap gap-2"}>
        {choices.map(({ id, label, to, isChosen, count }) => (
          <li key={id}>
            {count === 0 && !isChosen ? (
              <span className={`${tile} border-line text-ink-faint`}>{label}</span>
            ) : (
              <LocalLink
                to={to}
                preventScrollReset
                replace
                aria-current={isChosen ? "true" : undefined}
                className={`${tile} border-line hover:border-ink aria-[current]:border-sea-950 aria-[current]:bg-sea-950 aria-[current]:text-on-dark`}
              >
                {label}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
