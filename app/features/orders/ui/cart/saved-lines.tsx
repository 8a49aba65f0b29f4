import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CartLine } from "../../cart-calls.ts";
import { StockAlert } from "../stock/stock-alert.tsx";
import { StockCount } from "../stock-line.tsx";
import { useFocusOfMoved } from "./cart-focus.ts";
import { LineButton, LineName } from "./cart-line.tsx";
import { cartWords } from "./cart-words.ts";
import { LineChanges } from "./line-changes.tsx";
import { useLineDeeds } from "./use-line-deeds.ts";

interface SavedLinesProps {
  lines: readonly CartLine[];
  onRemove: (line: CartLine) => void;
}

/** What the customer wants to come back to: in no total, and not reserved by a checkout. */
export function SavedLines({ lines, onRemove }: SavedLinesProps) {
  const words = cartWords.of(useLanguage());
  if (lines.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="text-subheading">{words.saved}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <SavedLine key={line.id} line={line} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, onRemove }: { line: CartLine; onRemove: (line: CartLine) => void }) {
  const words = cartWords.of(useLanguage());
  const { set, problem } = useLineDeeds(line);
  useFocusOfMoved(line.id);
  const isWithdrawn = line.changes.some(({ kind }) => kind === "withdrawn");
  return (
    <li
      id={`line-${line.id}`}
      tabIndex={-1}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 outline-offset-4 md:gap-x-6"
    >
      <PartPicture picture={line.picture} className="size-18" />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <LineName line={line} />
          {!isWithdrawn && <Dirhams sum={line.price} />}
        </div>
        <LineChanges changes={line.changes} />
        {!isWithdrawn && (
          <div className="text-sm">
            <StockCount available={line.available} />
            {line.available === 0 && <StockAlert number={line.number} />}
          </div>
        )}
        <div className="flex flex-wrap gap-x-5">
          {!isWithdrawn && (
            <LineButton name="move-to-cart" onPress={() => set({ saved: false })}>
              {words.moveToCart}
              <span className="sr-only"> {line.name}</span>
            </LineButton>
          )}
          <LineButton name="remove" onPress={() => onRemove(line)}>
            {words.remove}
            <span className="sr-only"> {line.name}</span>
          </LineButton>
        </div>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
    </li>
  );
}
