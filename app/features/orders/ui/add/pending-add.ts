import type { BodyOf } from "#app/platform/api/call.ts";
import type { addToCartCall } from "../../cart-calls.ts";

export type AddBody = BodyOf<typeof addToCartCall>;

/** What a visitor added before signing in, with the key under which it counts once. */
export interface PendingAdd {
  readonly key: string;
  readonly body: AddBody;
  /** Who it was sent for, where no answer came: nobody else adds it. */
  readonly customerId?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Of this tab: a copy of the tab has the same key, and adds nothing twice. A logout removes it as it does drafts. */
const place = "marsa.form.cart-add";
/** Longer than signing in or registering takes. */
const lifetimeMs = 30 * 60_000;

export function rememberAdd(body: AddBody, now: number): void {
  store({ key: crypto.randomUUID(), body, at: now });
}

/** From now on it is this customer's. */
export function claimAdd(pending: PendingAdd, customerId: string): void {
  store({ ...pending, customerId });
}

function store(pending: PendingAdd): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(pending));
  } catch {
    // Private windows may refuse storage: the part is added once more after signing in.
  }
}

export function forgetAdd(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Without access to storage nothing was stored.
  }
}

/** What was pressed lately and is not another customer's. */
export function readPendingAdd(now: number, customerId?: string): PendingAdd | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (!isPendingAdd(stored)) return undefined;
    if (stored.customerId !== undefined && stored.customerId !== customerId) return undefined;
    return now >= stored.at && now - stored.at < lifetimeMs ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isPendingAdd(value: unknown): value is PendingAdd {
  if (typeof value !== "object" || value === null) return false;
  const { key, body, at } = value as Partial<Record<keyof PendingAdd, unknown>>;
  const { partNumber, quantity } = (body ?? {}) as { partNumber?: unknown; quantity?: unknown };
  return (
    typeof key === "string" &&
    typeof at === "number" &&
    typeof partNumber === "string" &&
    typeof quantity === "number"
  );
}
