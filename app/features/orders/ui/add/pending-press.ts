/** What a visitor pressed before signing in, with the key under which it counts once. */
export interface PendingPress<B> {
  readonly key: string;
  readonly body: B;
  /** Who it was sent for, where no answer came: for nobody else it is sent. */
  readonly customerId?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Longer than signing in or registering takes. */
const lifetimeMs = 30 * 60_000;

/**
 * One press of a kind, stored for this tab: a copy of the tab has the same key, and sends nothing twice. A logout removes it as
 * it does drafts.
 */
export function pendingPress<B>(name: string, isBody: (value: object) => boolean) {
  const place = `marsa.form.${name}`;

  function store(pending: PendingPress<B>): void {
    try {
      sessionStorage.setItem(place, JSON.stringify(pending));
    } catch {
      // Private windows may refuse storage: the visitor presses once more after signing in.
    }
  }
  function isPending(value: unknown): value is PendingPress<B> {
    if (typeof value !== "object" || value === null) return false;
    const { key, body, at } = value as Partial<Record<keyof PendingPress<B>, unknown>>;
    const isWhole = typeof key === "string" && typeof at === "number";
    return isWhole && typeof body === "object" && body !== null && isBody(body);
  }

  return {
    remember: (body: B, now: number): void => store({ key: crypto.randomUUID(), body, at: now }),
    /** From now on it is this customer's. */
    claim: (pending: PendingPress<B>, customerId: string): void => store({ ...pending, customerId }),
    forget(): void {
      try {
        sessionStorage.removeItem(place);
      } catch {
        // Without access to storage nothing was stored.
      }
    },
    /** What was pressed lately and is not another customer's. */
    read(now: number, customerId?: string): PendingPress<B> | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
        if (!isPending(stored)) return undefined;
        if (stored.customerId !== undefined && stored.customerId !== customerId) return undefined;
        return now >= stored.at && now - stored.at < lifetimeMs ? stored : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
