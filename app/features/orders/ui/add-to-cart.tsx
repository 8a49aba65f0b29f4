import { useId, useState } from "react";
import type { Fit } from "#app/features/parts/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type Added, useAdd, useUndoAdd } from "./add/use-add.ts";
import { MisfitTick } from "./pieces/misfit-tick.tsx";
import { QuantityStepper } from "./pieces/quantity-stepper.tsx";
import { stockWords } from "./stock/stock-words.ts";
import { useStock } from "./stock-provider.tsx";

interface AddToCartProps {
  number: string;
  /** The key of the car that the part is for. */
  car: string | null;
  fit: Fit;
  /** `small`: one piece by one press, as in a list. */
  size?: "small" | "large";
}

/** Puts a part into the cart, and shows what came of it below. What does not fit needs a tick first. */
export function AddToCart({ number, car, fit, size = "large" }: AddToCartProps) {
  const words = stockWords.of(useLanguage());
  const problemId = useId();
  const { stock } = useStock(number);
  const [quantity, setQuantity] = useState(1);
  const [isTicked, setTicked] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const { add, added, undone, isSending, isReady, problem, ...known } = useAdd(
    ({ partNumber, car: key }) => partNumber === number && (key ?? null) === car,
  );
  const isOut = stock?.available === 0;
  const isMisfit = (fit === "does-not-fit" || known.isMisfit) && car !== null;
  const press = () => {
    if (isMisfit && !isTicked) return setTickMissing(true);
    add({
      partNumber: number,
      quantity,
      ...(car !== null && { car }),
      ...(isMisfit && { misfitAcknowledged: true }),
    });
  };
  const isLarge = size === "large";
  return (
    <div className={isLarge ? "grid gap-3" : "grid gap-2"}>
      {isMisfit && !isOut && (
        <MisfitTick
          isTicked={isTicked}
          isMissing={isTickMissing && !isTicked}
          onTick={(ticked) => {
            setTicked(ticked);
            setTickMissing(false);
          }}
        />
      )}
      <div className="flex gap-3">
        {isLarge && !isOut && (
          <QuantityStepper value={quantity} onChange={setQuantity} of={number} isImmediate />
        )}
        <Button
          variant={isLarge ? "primary" : "secondary"}
          disabled={isOut}
          loading={isSending || !isReady}
          data-analytics="add-to-cart"
          aria-label={isOut ? undefined : `${words.add} ${number}`}
          aria-describedby={problem === undefined ? undefined : problemId}
          onClick={press}
          className={isLarge ? "grow" : "min-h-11! px-4!"}
        >
          {isOut ? words.outOfStock : words.add}
        </Button>
      </div>
      <div role="status">{added && <AddedLine added={added} onUndone={undone} />}</div>
      <p id={problemId} role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function AddedLine({ added, onUndone }: { added: Added; onUndone: () => void }) {
  const words = stockWords.of(useLanguage());
  const { undo, isUndoing } = useUndoAdd(onUndone);
  const look = "inline-flex min-h-11 items-center underline underline-offset-4";
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm">
      <span className="inline-flex items-center gap-2 font-medium text-success">
        <Icon name="check" />
        {words.inCart(added.line.quantity)}
      </span>
      <LocalLink to={href("/cart")} className={`${look} text-accent`}>
        {words.viewCart}
      </LocalLink>
      <button
        type="button"
        data-analytics="undo-add"
        aria-disabled={isUndoing}
        onClick={() => !isUndoing && void undo(added)}
        className={`${look} text-ink-soft`}
      >
        {words.undo}
      </button>
    </p>
  );
}
