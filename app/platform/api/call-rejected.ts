/** The browser's event for a call whose token was refused, whoever made it: the session ends at once. */
export const callRejectedEvent = "marsa-call-rejected";
