import type { BodyOf } from "#app/platform/api/call.ts";
import type { addToCartCall } from "../../cart-calls.ts";
import { pendingPress } from "./pending-press.ts";

export type AddBody = BodyOf<typeof addToCartCall>;

/** What a visitor added to the cart. */
export const {
  remember: rememberAdd,
  claim: claimAdd,
  forget: forgetAdd,
  read: readPendingAdd,
} = pendingPress<AddBody>(
  "cart-add",
  (body) =>
    "partNumber" in body &&
    typeof body.partNumber === "string" &&
    "quantity" in body &&
    typeof body.quantity === "number",
);
