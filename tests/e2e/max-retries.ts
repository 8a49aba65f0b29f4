/** A server closes connections that nobody uses, also at the moment of the next request: that is sent again. */
export const maxRetries = 2;
