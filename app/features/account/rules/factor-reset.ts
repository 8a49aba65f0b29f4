/** The papers that prove who stands at the counter. */
export const identityPapers = ["qid", "passport"] as const;
export type IdentityPaper = (typeof identityPapers)[number];

export const resetStates = ["requested", "done", "declined", "objected"] as const;
export type ResetState = (typeof resetStates)[number];

const dayMs = 24 * 60 * 60_000;
/** The customer is at the counter: a request is answered on that day or not at all. */
export const requestLifeMs = dayMs;
/** How long the reader of the address may object to a reset that was done. */
export const objectionLifeMs = 7 * dayMs;
