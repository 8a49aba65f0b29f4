/** Where a campaign request stands: sent, confirmed by a call, rejected, or called off. */
export const requestCodes = ["CREA", "CNF", "RJD", "CANC"] as const;
export type RequestCode = (typeof requestCodes)[number];
export type RequestAnswer = Exclude<RequestCode, "CREA">;

/** The answers to each. Those that follow nothing are final. */
const answers: Readonly<Record<RequestCode, readonly RequestAnswer[]>> = {
  CREA: ["CNF", "RJD", "CANC"],
  CNF: ["CANC"],
  RJD: [],
  CANC: [],
};

/** Whether a request may be answered so. A time that has begun is not confirmed any more. */
export function canAnswer(
  { code, startsAt }: { readonly code: RequestCode; readonly startsAt: Date },
  answer: RequestAnswer,
  now: Date,
): boolean {
  return answers[code].includes(answer) && (answer !== "CNF" || startsAt > now);
}
