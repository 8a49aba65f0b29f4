import type { ReactNode } from "react";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { CartLine } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { partAddress } from "../order-addresses.ts";
import { LinePrice } from "../pieces/line-price.tsx";
import { MisfitTick } from "../pieces/misfit-tick.tsx";
import { QuantityStepper } from "../pieces/quantity-stepper.tsx";
import { StockAlert } from "../stock/stock-alert.tsx";
import { useFocusOfMoved } from "./cart-focus.ts";
import { cartWords } from "./cart-words.ts";
import { LineChanges } from "./line-changes.tsx";
import { LineNote } from "./line-note.tsx";
import type { LineProblem } from "./line-problems.ts";
import { useLineDeeds } from "./use-line-deeds.ts";
import { useLineQuantity } from "./use-line-quantity.ts";

interface CartLineViewProps {
  line: CartLine;
  problem: LineProblem | undefined;
  onRemove: (line: CartLine) => void;
}

/** A part in the cart: for which car, how many, what it costs, and what stands in the way of buying it. */
export function CartLineView({ line, problem, onRemove }: CartLineViewProps) {
  const language = useLanguage();
  const words = cartWords.of(language);
  const { shown, isSaving, change, problem: refused } = useLineQuantity(line);
  const { set, problem: failed } = useLineDeeds(line);
  useFocusOfMoved(line.id);
  const isWithdrawn = problem === "withdrawn";
  return (
    <li
      id={`line-${line.id}`}
      tabIndex={-1}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 outline-offset-4 md:grid-cols-[7rem_minmax(0,1fr)] md:gap-x-6"
    >
      <PartPicture picture={line.picture} className="size-18 md:row-span-2 md:size-28" />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <LineName line={line} />
          {!isWithdrawn && (
            <div className={`transition-opacity max-sm:hidden ${isSaving ? "opacity-50" : ""}`}>
              <LinePrice {...line} />
            </div>
          )}
        </div>
        <LineChanges changes={line.changes} />
        {line.fit === "does-not-fit" && (
          <MisfitTick
            isTicked={line.misfitAcknowledged}
            onTick={(misfitAcknowledged) => set({ misfitAcknowledged })}
          />
        )}
      </div>
      <div className="col-span-full grid gap-3 md:col-start-2">
        {!isWithdrawn && (
          <div className="flex items-start justify-between gap-4">
            <QuantityStepper value={shown} onChange={change} of={line.name} />
            <div className={`transition-opacity sm:hidden ${isSaving ? "opacity-50" : ""}`}>
              <LinePrice {...line} />
            </div>
          </div>
        )}
        {line.nextBreak && line.available >= line.nextBreak.from && (
          <p className="text-sm text-success">
            {words.nextBreak(line.nextBreak.from, dirhamsInWords(line.nextBreak.price, language))}
          </p>
        )}
        <StockProblem line={line} problem={problem} />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {refused ?? failed}
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <LineNote line={line} />
          {!isWithdrawn && (
            <LineButton name="save-for-later" onPress={() => set({ saved: true })}>
              {words.saveForLater}
            </LineButton>
          )}
          <LineButton name="remove" onPress={() => onRemove(line)}>
            {words.remove}
            <span className="sr-only"> {line.name}</span>
          </LineButton>
        </div>
      </div>
    </li>
  );
}

/** What the part is called, its number and its car. */
export function LineName({ line }: { line: Pick<CartLine, "number" | "name" | "car" | "fit"> }) {
  const language = useLanguage();
  const words = cartWords.of(language);
  const shop = shopWords.of(language);
  return (
    <div className="min-w-0">
      <h3 className="font-medium">
        <LocalLink
          to={partAddress(line.number, line.car?.key)}
          className="underline-offset-4 hover:underline"
        >
          {line.name}
        </LocalLink>
      </h3>
      <p className="text-sm text-ink-soft">
        <span className="sr-only">{shop.partNumber} </span>
        <Ltr className="tabular">{readablePartNumber(line.number)}</Ltr>
      </p>
      {line.car && line.fit === "fits" && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-success">
          <Icon name="check" className="mt-0.5 size-4 shrink-0" />
          {words.fits(line.car.name)}
        </p>
      )}
      {line.car && line.fit !== "fits" && (
        <p className="mt-1 text-sm text-ink-soft">{shop.forCar(line.car.name)}</p>
      )}
    </div>
  );
}

function StockProblem({ line, problem }: Pick<CartLineViewProps, "line" | "problem">) {
  const words = cartWords.of(useLanguage());
  if (problem !== "short" && problem !== "out") return null;
  return (
    <div className="text-sm">
      <p className="flex items-start gap-2 text-warning">
        <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
        {problem === "short" ? words.short(line.available) : words.out}
      </p>
      {line.available === 0 && <StockAlert number={line.number} />}
    </div>
  );
}

export function LineButton({
  name,
  onPress,
  children,
}: {
  name: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-analytics={name}
      onClick={onPress}
      className="min-h-11 text-sm underline underline-offset-4"
    >
      {children}
    </button>
  );
}
