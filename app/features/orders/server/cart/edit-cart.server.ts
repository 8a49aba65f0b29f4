import { fitOf } from "#app/features/parts/parts.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { addLine, addLines, changeLine, type LineEdit, type NewLine } from "../../rules/cart/cart-changes.ts";
import type { Once } from "../done-once.server.ts";
import { linesToReorder } from "../orders/order-rows.server.ts";
import { changeCart, type Offers, type QuotedCart } from "./change-cart.server.ts";

type AddRefusal = "part-not-sold" | "does-not-fit" | "too-many-pieces" | "cart-full";

/** Puts a part into the cart, under the number of now. What does not fit the car has to be wanted all the same. */
export function addToCart(once: Once, wanted: NewLine): Promise<Result<QuotedCart, AddRefusal>> {
  return changeCart<AddRefusal>(once, {
    numbers: [wanted.part],
    async check(offers) {
      const line = underNumberOfNow(wanted, offers);
      if (line === undefined) return refuse("part-not-sold");
      if (line.car === null || wanted.misfitAcknowledged === true) return succeed(null);
      const [fit] = await fitOf([{ number: line.part, car: line.car }]);
      return fit === "does-not-fit" ? refuse("does-not-fit") : succeed(null);
    },
    edit(lines, offers) {
      const line = underNumberOfNow(wanted, offers);
      return line === undefined ? refuse("part-not-sold") : addLine(lines, line);
    },
  });
}

/** Undefined: it is not sold. */
function underNumberOfNow(wanted: NewLine, offers: Offers): NewLine | undefined {
  const offer = offers.get(wanted.part);
  if (offer === undefined || offer.unitPrice === null) return undefined;
  const supersedes = offer.number === wanted.part ? undefined : wanted.part;
  return { ...wanted, part: offer.number, supersedes };
}

export function changeCartLine(
  once: Once,
  id: string,
  change: LineEdit,
): Promise<Result<QuotedCart, "line-not-found" | "too-many-pieces">> {
  return changeCart<"line-not-found" | "too-many-pieces">(once, {
    edit: (lines) => changeLine(lines, id, change),
  });
}

/** One that is not there is removed already. */
export function removeCartLine(once: Once, id: string): Promise<Result<QuotedCart, never>> {
  return changeCart<never>(once, { edit: (lines) => succeed(lines.filter((line) => line.id !== id)) });
}

/** What is saved for later stays. */
export function clearCart(once: Once): Promise<Result<QuotedCart, never>> {
  return changeCart<never>(once, { edit: (lines) => succeed(lines.filter(({ saved }) => saved)) });
}

/** Puts the lines of an earlier order into the cart, without those that are not sold any more. */
export async function reorder(once: Once, orderId: string): Promise<Result<QuotedCart, "order-not-found">> {
  const ordered = await linesToReorder(once.customerId, orderId);
  if (ordered === undefined) return refuse("order-not-found");
  return changeCart<never>(once, {
    numbers: ordered.map(({ part }) => part),
    edit(lines, offers) {
      const sold = ordered.flatMap((line) => underNumberOfNow(line, offers) ?? []);
      return succeed(addLines(lines, sold));
    },
  });
}
