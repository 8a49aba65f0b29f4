import type { Fit } from "#app/features/parts/calls.ts";
import { carName, fitOf, orderableParts } from "#app/features/parts/parts.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { Cart, CartLine } from "../../cart-calls.ts";
import {
  bySuccessor,
  isWithdrawn,
  piecesOf,
  pricedLines,
  renewedLines,
} from "../../rules/cart/cart-lines.ts";
import { linePriceOf, nextBreakOf, piecesByPart, totalsOf, type UnitPrice } from "../../rules/cart/prices.ts";
import { openOrderOf } from "../orders/order-rows.server.ts";
import { availableIn, readStock } from "../stock/read-stock.server.ts";
import { type CartLineRow, lockCart, readCartRows, type StoredCart, saveCart } from "./cart-rows.server.ts";
import type { Offers, QuotedCart } from "./change-cart.server.ts";

interface Reader {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * A customer's cart with numbers and prices of now. What has changed since it was seen last is written, and shown until the
 * customer's next change.
 */
export async function showCart(
  { customerId, language, now }: Reader,
  /** The cart as a change has just left it. */
  changed?: QuotedCart,
): Promise<Cart> {
  const stored = changed?.cart ?? (await readCartRows(customerId));
  const offers = await offersOf(stored, changed?.offers, now);
  const { version, lines } = await renewCart(customerId, stored, offers, now);
  const shown = await shownLines(lines, offers, { customerId, language, now });
  const inCart = shown.filter(({ saved }) => !saved).map(({ line }) => line);
  const sold = inCart.filter((line) => !isWithdrawn(line));
  const open = await openOrderOf(customerId, now);
  return {
    version,
    lines: inCart,
    saved: shown.filter(({ saved }) => saved).map(({ line }) => line),
    totals: totalsOf(sold, config.orders.taxBasisPoints),
    pieces: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    openOrder: open === undefined ? null : { id: open.id, expiresAt: open.expires_at.toISOString() },
  };
}

/** What the catalogue says of the parts of a cart: what it has just said, or what it says now. */
async function offersOf({ lines }: StoredCart, said: Offers | undefined, now: Date): Promise<Offers> {
  const numbers = [...new Set(lines.map(({ part }) => part))];
  if (said !== undefined && numbers.every((number) => said.has(number))) return said;
  return numbers.length === 0 ? new Map() : bySuccessor(await orderableParts(numbers, now));
}

/** Writes what has changed; a cart that another request has changed meanwhile is read again. */
async function renewCart(
  customerId: string,
  seen: StoredCart,
  offers: Offers,
  now: Date,
): Promise<StoredCart> {
  const renewed = renewedLines(seen.lines, offers);
  if (JSON.stringify(renewed) === JSON.stringify(seen.lines)) return seen;
  return inTransaction<unknown, StoredCart>(async (trx) => {
    const cart = await lockCart(trx, customerId, now);
    if (cart.version !== seen.version) return cart;
    await saveCart(trx, customerId, cart, renewed, now);
    return { version: cart.version + 1, lines: renewed };
  });
}

async function shownLines(lines: readonly CartLineRow[], offers: Offers, { language, now }: Reader) {
  if (lines.length === 0) return [];
  const cars = [...new Set(lines.flatMap(({ car }) => car ?? []))];
  const [fits, names, stock] = await Promise.all([
    fitsOf(lines, offers),
    Promise.all(cars.map((car) => carName(car, language))),
    readStock(
      lines.map(({ part }) => part),
      now,
    ),
  ]);
  const nameOf = new Map(cars.map((car, place) => [car, names[place] ?? car]));
  const inCart = piecesByPart(lines.filter(({ saved }) => !saved));
  return pricedLines(lines, offers).map(({ line, unit }) => {
    const offer = offers.get(line.part);
    const { id, part, quantity, note, misfitAcknowledged } = line;
    const price = unit ?? lastSeen(line);
    const shown: CartLine = {
      ...{ id, number: part, quantity, note, misfitAcknowledged, ...price },
      name: offer?.name[language] ?? part,
      picture: offer?.picture ?? null,
      car: line.car === null ? null : { key: line.car, name: nameOf.get(line.car) ?? line.car },
      fit: fits.get(line) ?? "unknown",
      linePrice: linePriceOf({ quantity, ...price }),
      nextBreak: offer === undefined ? null : nextBreakOf(offer, piecesOf(line, inCart)),
      available: availableIn(stock.get(part)),
      changes: [...line.changes],
    };
    return { saved: line.saved, line: shown };
  });
}

/** Whether each part fits the car of its line. Without a car it is only known that it belongs to all. */
async function fitsOf(lines: readonly CartLineRow[], offers: Offers): Promise<ReadonlyMap<CartLineRow, Fit>> {
  const forCars = lines.filter(({ car }) => car !== null);
  const fits =
    forCars.length === 0 ? [] : await fitOf(forCars.map(({ part, car }) => ({ number: part, car })));
  const without = lines.filter(({ car, part }) => car === null && offers.get(part)?.isUniversal);
  return new Map([
    ...forCars.map((line, place) => [line, fits[place] ?? "unknown"] as const),
    ...without.map((line) => [line, "any"] as const),
  ]);
}

function lastSeen({ originalPrice, unitDiscount }: CartLineRow): UnitPrice {
  const seen = originalPrice ?? 0;
  return { price: seen - unitDiscount, originalPrice: seen, unitDiscount };
}
