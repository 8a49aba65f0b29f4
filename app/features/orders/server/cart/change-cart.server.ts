import { type OrderablePart, orderableParts } from "#app/features/parts/parts.server.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import type { EditedLine } from "../../rules/cart/cart-changes.ts";
import { bySuccessor, changesOf, pricedLines } from "../../rules/cart/cart-lines.ts";
import { isFirstTime, type Once } from "../done-once.server.ts";
import { lockCart, readCartRows, type StoredCart, saveCart } from "./cart-rows.server.ts";

export type Offers = ReadonlyMap<string, OrderablePart>;

/** A cart, and what the catalogue has just said of its parts. */
export interface QuotedCart {
  readonly cart: StoredCart;
  readonly offers: Offers;
}

interface Change<C extends string> {
  /** What is queried from the catalogue beside the parts that are in the cart. */
  readonly numbers?: readonly string[];
  /** What else is queried before the transaction begins. */
  readonly check?: (offers: Offers) => Promise<Result<null, C>>;
  readonly edit: (lines: readonly EditedLine[], offers: Offers) => Result<EditedLine[], C>;
}

/**
 * Changes a cart once for one key. The catalogue is queried before the transaction begins, as it may be another system's. Each
 * line is priced again, so that a quantity reaches its break whichever way it came about; what had changed before is seen
 * now. Answers the cart as it is after it.
 */
export async function changeCart<C extends string>(
  once: Once,
  { numbers = [], check, edit }: Change<C>,
): Promise<Result<QuotedCart, C>> {
  const { lines: seen } = await readCartRows(once.customerId);
  const queried = [...new Set([...numbers, ...seen.map(({ part }) => part)])];
  const offers = queried.length === 0 ? new Map() : bySuccessor(await orderableParts(queried, once.now));
  const checked = await check?.(offers);
  if (checked?.ok === false) return checked;
  return allOrNothing<QuotedCart, C>(async (trx) => {
    const isFirst = await isFirstTime(trx, once);
    const cart = await lockCart(trx, once.customerId, once.now);
    if (!isFirst) return succeed({ cart, offers });
    const edited = edit(
      cart.lines.map((line) => ({ ...line, changes: [] })),
      offers,
    );
    if (!edited.ok) return edited;
    const after = priced(edited.value, offers, queried);
    return succeed({ cart: await saveCart(trx, once.customerId, cart, after, once.now), offers });
  });
}

/** What another tab has added meanwhile was not queried: it stays as it is. */
function priced(lines: readonly EditedLine[], offers: Offers, queried: readonly string[]): EditedLine[] {
  return pricedLines(
    lines.map((line) => ({ ...line, id: line.id ?? "" })),
    offers,
  ).map(({ line, unit }) => ({
    ...line,
    id: line.id || undefined,
    // What changed is seen by now; that it is not sold stays true.
    ...(unit === undefined && queried.includes(line.part) && { changes: changesOf(line, unit) }),
    ...(unit && { originalPrice: unit.originalPrice, unitDiscount: unit.unitDiscount }),
  }));
}
