import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The life of a request to give pieces back. */
export const returnStates = ["requested", "accepted", "refused", "received"] as const;
export type ReturnState = (typeof returnStates)[number];

const moves: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ["accepted", "refused"],
  accepted: ["received", "refused"],
  refused: [],
  received: [],
};

export function moveReturn(from: string, to: ReturnState): Result<ReturnState, "illegal-move"> {
  const may = returnStates.some((state) => state === from && moves[state].includes(to));
  return may ? succeed(to) : refuse("illegal-move", { from, to });
}
