/** The browser's event for a call whose token was refused, by any caller: the session ends at once. */
export const callRejectedEvent = "marsa-call-rejected";
