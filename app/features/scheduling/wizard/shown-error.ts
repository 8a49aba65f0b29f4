/** A message of the server and the sentence shown for it: editable content (product/api.md#failed-bookings). */
export interface ConfiguredError {
  serverMessage: string;
  shownMessage: string;
}

/** What the red banner says: the configured sentence for the server's message, else the default, else `error occurred`. */
export function shownError(
  serverMessage: string,
  configured: readonly ConfiguredError[],
  defaultMessage: string | undefined,
): string {
  const match = configured.find((error) => serverMessage.includes(error.serverMessage));
  return match?.shownMessage || defaultMessage || "error occurred";
}
