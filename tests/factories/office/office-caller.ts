import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { OfficeInput } from "#app/features/office/browser/office-client.ts";
import { type AnswerTo, type AnyOfficeCall, officePath } from "#app/features/office/calls/office-call.ts";

export interface OfficeReply<C extends AnyOfficeCall> {
  /** 0: the connection broke. */
  readonly status: number;
  /** Of a call that was answered. */
  readonly data: AnswerTo<C>;
  /** Of a call that was refused. */
  readonly code: string;
  /** All that was said. */
  readonly said: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}
/** A write that may be sent again, also to another program: it is made once. */
export interface OfficeWrite {
  readonly key: string;
  /** By this its entry in the audit is found. */
  readonly requestId: string;
}
export type OfficeCaller = ReturnType<typeof officeCaller>;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export function newWrite(): OfficeWrite {
  return { key: randomUUID(), requestId: randomUUID() };
}

/** Calls the office of a running program as a member of staff, by the cookie of a session (`staffMember`). */
export function officeCaller(address: string, cookie: string) {
  return async <C extends AnyOfficeCall>(
    call: C,
    input: OfficeInput<C>,
    write: OfficeWrite = newWrite(),
  ): Promise<OfficeReply<C>> => {
    const { params, query, body } = input as {
      readonly params?: Record<string, string>;
      readonly query?: Record<string, string | undefined>;
      readonly body?: unknown;
    };
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
    const headers = {
      ...{ cookie, "x-request-id": write.requestId },
      ...(call.method === "POST" && { "idempotency-key": write.key }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const url = `${address}${officePath(call, params)}?${search}`;
    const { status, said } = await send(url, call.method, headers, JSON.stringify(body));
    const { requestId } = write;
    return { status, said, requestId, code: String(said.code ?? ""), data: said.data as AnswerTo<C> };
  };
}

interface Reply {
  readonly status: number;
  readonly said: Readonly<Record<string, unknown>>;
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Reply> {
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, said: { code: "network" } });
    const sent = request(url, { method, agent, headers }, (answer) => {
      readReply(answer).then(resolve, broken);
    });
    sent.on("error", ({ code }: NodeJS.ErrnoException) => {
      // A program closes an idle connection in the moment in which it is used again: nothing has arrived there.
      if (sent.reusedSocket && code === "ECONNRESET") send(url, method, headers, body).then(resolve, broken);
      else broken();
    });
    sent.end(body);
  });
}

async function readReply(answer: IncomingMessage): Promise<Reply> {
  const written = await text(answer);
  const isJson = answer.headers["content-type"]?.startsWith("application/json") ?? false;
  return { status: answer.statusCode ?? 0, said: isJson ? JSON.parse(written) : {} };
}
