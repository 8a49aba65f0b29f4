import type { PageSession } from "#app/features/account/session/page-session.ts";
import type { SessionState } from "#app/features/account/session/session-machine.ts";
import type { Cart, CartLine } from "../../cart-calls.ts";

/** A line of the cart as its call answers it; `changes` say what matters to a test. */
export function lineExample(changes: Partial<CartLine> = {}): CartLine {
  const { quantity = 1, price = 24_000 } = changes;
  return {
    ...{ id: "line-1", number: "0446502220", name: "Front brake pads", picture: null },
    car: { key: "HJR.2024", name: "Rimal Hajar 2024" },
    ...{ fit: "fits", misfitAcknowledged: false, quantity, price, originalPrice: price, unitDiscount: 0 },
    ...{ linePrice: price * quantity, nextBreak: null, note: "", available: 20, changes: [] },
    ...changes,
  };
}

/** A cart with its totals. */
export function cartExample(lines: readonly CartLine[] = [lineExample()], rest: Partial<Cart> = {}): Cart {
  const sum = (of: (line: CartLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const totalPrice = sum(({ linePrice }) => linePrice);
  const totalOriginalPrice = sum(({ originalPrice, quantity }) => originalPrice * quantity);
  return {
    ...{ version: 3, lines: [...lines], saved: [], openOrder: null },
    totals: {
      ...{ totalPrice, totalOriginalPrice, totalDiscounts: totalOriginalPrice - totalPrice, totalTax: 0 },
      currency: "QAR",
    },
    pieces: sum(({ quantity }) => quantity),
    ...rest,
  };
}

const profile = {
  ...{ id: "1", sfAccountId: "1", kunnr: "1", firstName: "Maryam", lastName: "Al Kaabi" },
  phones: [{ phoneNumber: "+97455123456" }],
  emails: [{ email: "maryam@example.qa" }],
};

/** A session of a customer or of a visitor, for `SessionContext`. */
export function sessionExample(status: "signed-in" | "visitor"): PageSession {
  const state = {
    visitor: { status: "visitor", leaving: null, isCodeRefused: false },
    "signed-in": { status: "signed-in", profile, isReadOnly: false },
  }[status] as unknown as SessionState;
  return { state, subscribe: () => () => undefined, send: () => undefined } as unknown as PageSession;
}
