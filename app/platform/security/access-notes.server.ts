import type { Context } from "hono";

/** What is known of the access that a request wants, as it becomes known; the host logs what was refused. */
export interface Access {
  /** Why it is refused. */
  readonly code?: string;
  /** Refused though the answer is another one than 401 or 403, so that it does not say what is there. */
  readonly isHidden?: boolean;
  /** As it happens to every honest client: an access token that is past, which is renewed. */
  readonly isOrdinary?: boolean;
  /** Who wants it, by id. */
  readonly customerId?: string;
  readonly staffId?: string;
}

declare module "hono" {
  interface ContextVariableMap {
    access?: Access;
  }
}

/** Adds what became known of a request's access. */
export function noteAccess(context: Context, facts: Access): void {
  context.set("access", { ...context.get("access"), ...facts });
}

/** A secret, token or signature of an address that is not ours: for its caller there is nothing. */
export function noteForged(context: Context): void {
  noteAccess(context, { code: "forged", isHidden: true });
}
