import type { Fulfilment } from "./fulfilment.ts";

/**
 * Whether a customer may say what happens with the pieces of a line that are missing: while they are, and the order is picked.
 * Who has chosen to wait may choose again; any other answer leaves none missing.
 */
export function mayAnswerShortage(fulfilment: Fulfilment, { short }: { readonly short: number }): boolean {
  return fulfilment === "picking" && short > 0;
}
