import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { officeSite } from "#app/features/office/api.server.ts";
import type { OfficeInput } from "#app/features/office/browser/office-client.ts";
import { type AnswerTo, type AnyOfficeCall, officePath } from "#app/features/office/calls/office-call.ts";

/** The office without its built files: calls and streams need none. */
export const office = new Hono().route(
  "/office",
  officeSite({ scripts: [], styles: [], preloads: [], isDevelopment: false }),
);

export interface OfficeAnswer<C extends AnyOfficeCall> {
  readonly status: number;
  /** Of a call that was answered. */
  readonly data: AnswerTo<C>;
  /** Of a call that was refused. */
  readonly code: string | undefined;
  /** All that was said, with the refusal's detail. */
  readonly said: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface OfficeRequest {
  /** A new one unless it is named; null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes calls of the office with the cookie of a member of staff (`staffMember`), as their browser does; without one as a stranger. */
export function officeApiAs({ cookie }: { readonly cookie?: string } = {}) {
  async function make<C extends AnyOfficeCall>(call: C, input: OfficeInput<C>, request: OfficeRequest = {}): Promise<OfficeAnswer<C>> {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
    const { key = call.method === "POST" ? randomUUID() : null } = request;
    const isBytes = body instanceof Uint8Array;
    const response = await office.request(`http://localhost${officePath(call, params)}?${search}`, {
      method: call.method,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(key === null ? {} : { "idempotency-key": key }),
        ...(body === undefined ? {} : { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const said = (await response.json()) as Record<string, unknown>;
    return {
      ...{ status: response.status, headers: response.headers, said },
      data: said.data as AnswerTo<C>,
      code: said.code as string | undefined,
    };
  }
  return { get: make, post: make };
}
