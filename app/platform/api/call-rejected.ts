/** The browser's event for a call whose token was refused, by any caller: the session ends at once. */
export const callRejectedEvent = "marsa-call-rejected";
/** The browser's event for a call that takes a fresh sign-in and had none: a notice offers to sign in again. */
export const signInAgainEvent = "marsa-sign-in-again";
