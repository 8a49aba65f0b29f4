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

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Makes calls of the office with the cookie of a member of staff (`staffMember`), as their browser does; without one as a stranger. */
export function officeApiAs({ cookie }: { readonly cookie?: string } = {}, app: Hono = office) {
  async function make<C extends AnyOfficeCall>(
    call: C,
    input: OfficeInput<C>,
    { key = call.method === "POST" ? randomUUID() : null, headers }: OfficeRequest = {},
  ): Promise<OfficeAnswer<C>> {
    const { params, query, body } = input as Parts;
    const sent = bodyOf(body);
    const response = await app.request(`http://localhost${officePath(call, params)}?${searchOf(query)}`, {
      method: call.method,
      headers: {
        ...(cookie && { cookie }),
        ...(key && { "idempotency-key": key }),
        ...sent.headers,
        ...headers,
      },
      ...(sent.body !== undefined && { body: sent.body }),
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

function searchOf(query: Parts["query"] = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function bodyOf(body: unknown): { readonly headers: Record<string, string>; readonly body?: BodyInit } {
  if (body === undefined) return { headers: {} };
  if (body instanceof Uint8Array)
    return { headers: { "content-type": "application/octet-stream" }, body: new Uint8Array(body) };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
