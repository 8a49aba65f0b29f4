import type * as z from "zod/mini";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import type { DescribedCall } from "#app/platform/api/call.ts";
import type { Refusals } from "#app/platform/api/refusals.ts";

/**
 * One call of the office, below `/office/api`, written once: the server answers it, the screens make it. It names the deed that it is, and so who
 * may make it, and where: the table of `staff/rules/permissions.ts` decides.
 */
export interface OfficeCall<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Own extends Refusals = Refusals,
> extends DescribedCall<Params, Query, Body, Answer, Own> {
  readonly method: "GET" | "POST";
  /** `signed-in`: everybody who works here. */
  readonly deed: Deed | "signed-in";
  /** The body has a secret: not even its hash is stored with the key of the write. */
  readonly hasSecretBody?: true;
  /** Personal data is seen, searched or taken out: the answer says whose (`audit`), and the audit has it before anybody sees it. */
  readonly audited?: "view" | "search" | "export";
  /** A deed on a record of a customer: its entry in the audit names them, and that of its refusal where the record is known. */
  readonly ofCustomer?: true;
  /** Why a deed is on no customer's record, or names in the answer of a reading call are nobody's personal data but a colleague's. */
  readonly namesNoCustomer?: string;
}

export function defineOfficeCall<
  Answer extends z.ZodMiniType,
  const Own extends Refusals,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined>,
  const Method extends "GET" | "POST" = "GET" | "POST",
>(
  call: OfficeCall<Params, Query, Body, Answer, Own> & { readonly method: Method },
): OfficeCall<Params, Query, Body, Answer, Own> & { readonly method: Method } {
  return call;
}

export type AnyOfficeCall = OfficeCall;
export type {
  AnswerOf as AnswerTo,
  BodyOf as BodyIn,
  ParamsOf as ParamsIn,
  QueryOf as QueryIn,
} from "#app/platform/api/call.ts";
export type RefusalOf<C extends AnyOfficeCall> =
  | (keyof C["refusals"] & string)
  | "invalid-input"
  | "not-found"
  | "not-allowed"
  | "changed-meanwhile";

/** Says that nobody has touched the screen for a while: what it reads by itself is no use of the session. */
export const unattendedHeader = "office-unattended";

/** Where a call is answered, with its parameters filled in. */
export function officePath(call: AnyOfficeCall, params: Readonly<Record<string, string>> = {}): string {
  return `/office/api${call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))}`;
}
