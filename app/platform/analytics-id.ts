let held: string | undefined;

/**
 * The visitor's analytics id (ecid), which every call carries where there is one (product/api.md#bases-and-headers).
 */
export function analyticsId(): string | undefined {
  return held;
}

/** Set by analytics, in the browser and with the visitor's consent only; undefined removes it. */
export function setAnalyticsId(id: string | undefined): void {
  held = id;
}
