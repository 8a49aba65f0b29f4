import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { verifyBearer } from "#app/features/account/api.server.ts";
import { issueAccessToken } from "#app/features/account/server/sessions/access-token.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import type { FeatureApi } from "#app/platform/api/api-server.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { type DemoPerson, demoPeople, noora } from "#db/seed/demo/demo-people.ts";

/** A JSON answer as tests look at it: whatever may stand there, they say what they expect. */
export interface Answered<T> {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly requestId?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly alternatives?: readonly TimeSlot[];
  readonly appointmentId?: string;
  readonly data: T;
}
interface Request {
  readonly as?: DemoPerson | undefined;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** A body of octets instead. */
  readonly bytes?: Uint8Array;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Calls of some features in this process on the demo's data, as its people and as visitors. Use it after `testDatabase()`. */
export function apiOnDemo(features: readonly FeatureApi[], seed: (now: Date) => Promise<unknown>) {
  const app = apiApp(features, verifyBearer);
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const person of demoPeople) {
      await importCustomer(person, now());
      tokens.set(person.id, await tokenOf(person, now()));
    }
    await seed(now());
  });
  const send = async <T>(method: string, path: string, request: Request): Promise<Answered<T>> => {
    const token = request.token ?? tokens.get(request.as?.id ?? "");
    const answer = await app.request(path, {
      method,
      headers: {
        "content-type": "application/json",
        "idempotency-key": request.key ?? randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.bytes !== undefined && { body: new Uint8Array(request.bytes) }),
      ...(request.body !== undefined && {
        body: typeof request.body === "string" ? request.body : JSON.stringify(request.body),
      }),
    });
    return { status: answer.status, ...((await answer.json()) as object) } as Answered<T>;
  };
  const get = <T>(path: string, request: Request = { as: noora }) => send<T>("GET", path, request);
  const post = <T>(path: string, body: unknown, request: Request = { as: noora }) =>
    send<T>("POST", path, { ...request, body });
  const patch = <T>(path: string, body: unknown, request: Request = { as: noora }) =>
    send<T>("PATCH", path, { ...request, body });
  const remove = <T>(path: string, request: Request = { as: noora }) => send<T>("DELETE", path, request);
  return { app, send, get, post, patch, remove };
}

/** An access token as of `at`, of a session that goes on. Of a person who is not in the database nothing goes on. */
export async function tokenOf(person: DemoPerson, at: Date): Promise<string> {
  const { id, firstName, lastName, email, phone, sfAccountId, kunnr } = person;
  const session = `test-session-${id}`;
  await sql`insert into account.session (id, customer_id, created_at, expires_at, authenticated_at)
    select ${session}, id, ${at}, 'infinity', ${at} from account.customer where id = ${id}
    on conflict (id) do update
      set authenticated_at = greatest(account.session.authenticated_at, excluded.authenticated_at),
        revoked_at = null`.execute(database());
  const profile = { id, firstName, lastName, sfAccountId, kunnr };
  return issueAccessToken({ ...profile, emails: [{ email }], phones: [{ phoneNumber: phone }] }, session, at);
}

/** Takes in a customer who was never here, with Noora's name; answers their access token. */
export async function newCustomer(id: string): Promise<string> {
  const customer = { ...noora, id, email: `${id}@example.qa` };
  await importCustomer(customer, now());
  return tokenOf(customer, now());
}
