import * as z from "zod/mini";
import { fit } from "#app/features/parts/calls.ts";
import { defineCall } from "#app/platform/api/call.ts";
import {
  carKey,
  dirhams,
  id,
  lang,
  mostPieces,
  note,
  partNumber,
  quantity,
  totals,
  unitPrice,
} from "./call-fields.ts";
import { cartRefusals } from "./refusals.ts";

/** What changed since the line was added or last read; shown until it is read once more. */
export const lineChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("price"), from: dirhams, to: dirhams }),
  /** Another number took the place of the one that was added. */
  z.object({ kind: z.literal("superseded"), from: z.string() }),
  /** It is not sold any more: it counts in no total and cannot be paid. */
  z.object({ kind: z.literal("withdrawn") }),
]);

export const cartLine = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** The car that the part is for. */
  car: z.nullable(z.object({ key: z.string(), name: z.string() })),
  fit,
  /** The customer knows that it does not fit the car. */
  misfitAcknowledged: z.boolean(),
  quantity: z.int(),
  ...unitPrice.shape,
  linePrice: dirhams,
  /** The next quantity of this part at which each piece costs less, over all its lines. */
  nextBreak: z.nullable(z.object({ from: z.int(), price: dirhams })),
  note: z.string(),
  /** Pieces that all centers together can sell now. */
  available: z.int(),
  changes: z.array(lineChange),
});
export type CartLine = z.output<typeof cartLine>;

export const cart = z.object({
  /** Raised by every change; an order names the one that the customer saw. */
  version: z.int(),
  lines: z.array(cartLine),
  /** Saved for later; in no total. */
  saved: z.array(cartLine),
  totals,
  /** Pieces in the cart, for the header. */
  pieces: z.int(),
  /** An order of this customer whose pieces are reserved and not yet paid. */
  openOrder: z.nullable(z.object({ id: z.string(), expiresAt: z.string() })),
});
export type Cart = z.output<typeof cart>;

const shown = { base: "v3", who: "customer", answer: cart } as const;
const query = z.object({ lang });

export const showCartCall = defineCall({
  id: "cart.show",
  summary: "The signed-in customer's cart with prices of now and what changed",
  method: "GET",
  path: "/cart",
  ...shown,
  query,
  refusals: {},
  failureText: "Failed to fetch cart",
});

/** The same part for the same car adds to the quantity. */
export const addToCartCall = defineCall({
  id: "cart.items.add",
  summary: "Put a part into the cart",
  method: "POST",
  path: "/cart/items",
  ...shown,
  query,
  body: z.object({
    partNumber,
    quantity,
    car: z.optional(carKey),
    misfitAcknowledged: z.optional(z.boolean()),
    note: z.optional(note),
    /** True: it goes to what is saved for later. */
    saved: z.optional(z.boolean()),
  }),
  refusals: {
    "part-not-sold": cartRefusals["part-not-sold"],
    "does-not-fit": cartRefusals["does-not-fit"],
    "too-many-pieces": cartRefusals["too-many-pieces"],
    "cart-full": cartRefusals["cart-full"],
  },
});

export const changeCartLineCall = defineCall({
  id: "cart.items.change",
  summary: "Change the quantity, note or place of a line",
  method: "PATCH",
  path: "/cart/items/:id",
  ...shown,
  params: z.object({ id }),
  query,
  body: z.object({
    quantity: z.optional(quantity),
    /** So many more or fewer than there are now, whoever changed it meanwhile; with none left the line goes. */
    by: z.optional(z.int().check(z.gte(-mostPieces), z.lte(mostPieces))),
    note: z.optional(note),
    /** True: save for later. False: back into the cart. */
    saved: z.optional(z.boolean()),
    misfitAcknowledged: z.optional(z.boolean()),
  }),
  refusals: {
    "line-not-found": cartRefusals["line-not-found"],
    "too-many-pieces": cartRefusals["too-many-pieces"],
  },
});

/** Undone by adding the line again. */
export const removeCartLineCall = defineCall({
  id: "cart.items.remove",
  summary: "Remove a line",
  method: "DELETE",
  path: "/cart/items/:id",
  ...shown,
  params: z.object({ id }),
  query,
  refusals: {},
});

export const clearCartCall = defineCall({
  id: "cart.clear",
  summary: "Empty the cart; what is saved for later stays",
  method: "POST",
  path: "/cart/clear",
  ...shown,
  query,
  refusals: {},
});

/** Lines that are not sold any more are left out. */
export const reorderCall = defineCall({
  id: "cart.reorder",
  summary: "Put the lines of an earlier order into the cart",
  method: "POST",
  path: "/cart/reorder",
  ...shown,
  query,
  body: z.object({ orderId: id }),
  refusals: { "order-not-found": cartRefusals["order-not-found"] },
});
