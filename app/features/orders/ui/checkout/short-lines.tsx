import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { PickupCenter } from "../../call-fields.ts";
import type { CartLine } from "../../cart-calls.ts";
import { useLineDeeds } from "../cart/use-line-deeds.ts";
import { IntoView } from "../pieces/into-view.tsx";
import { checkoutWords } from "./checkout-words.ts";
import type { ShortLine } from "./shortage.ts";

interface ShortLinesProps {
  short: readonly ShortLine[];
  lines: readonly CartLine[];
  centers: readonly PickupCenter[];
  onCenter: (centerId: string) => void;
}

/** What the chosen counter does not have, part by part, and what can be done about each. */
export function ShortLines({ short, lines, centers, onCenter }: ShortLinesProps) {
  const words = checkoutWords.of(useLanguage());
  const open = short.flatMap((one) => {
    const line = lines.find(({ id }) => id === one.lineId);
    // A line that was changed since is no longer short.
    return line && line.quantity > one.available ? [{ ...one, line }] : [];
  });
  const everywhere = centers.filter(({ id }) => open.every(({ elsewhere }) => elsewhere.includes(id)));
  if (open.length === 0) return null;
  return (
    <IntoView>
      <Banner tone="warning" title={words.shortTitle} className="mb-4">
        <ul className="mt-2 grid gap-3">
          {open.map((one) => (
            <Short key={one.lineId} short={one} line={one.line} />
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap gap-x-5">
          {everywhere.map(({ id, name }) => (
            <Way key={id} name="other-center" onPress={() => onCenter(id)}>
              {words.collectAt(name)}
            </Way>
          ))}
        </div>
      </Banner>
    </IntoView>
  );
}

function Short({ short, line }: { short: ShortLine; line: CartLine }) {
  const words = checkoutWords.of(useLanguage());
  const { set, isSending, problem } = useLineDeeds(line);
  return (
    <li>
      <p>{words.shortLine(line.name, short.available, line.quantity)}</p>
      <div className="flex flex-wrap gap-x-5">
        {short.available > 0 && (
          <Way name="take-available" isBusy={isSending} onPress={() => set({ quantity: short.available })}>
            {words.take(short.available)}
          </Way>
        )}
        <Way name="save-for-later" isBusy={isSending} onPress={() => set({ saved: true })}>
          {words.saveForLater}
        </Way>
      </div>
      {problem && <p className="text-sm text-danger">{problem}</p>}
    </li>
  );
}

interface WayProps {
  name: string;
  isBusy?: boolean;
  onPress: () => void;
  children: string;
}

function Way({ name, isBusy = false, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      data-analytics={name}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
      className="min-h-11 text-sm text-accent underline underline-offset-4"
    >
      {children}
    </button>
  );
}
