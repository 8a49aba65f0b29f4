import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

type Say = (status: number, content: unknown) => void;
const taskAddress = /^\/services\/data\/v62\.0\/sobjects\/Task\/Marsa_Lead_Id__c\/([\w-]+)$/;

/** How the stand-in answers a task: as it should, with an error, never, or after the caller's patience. */
type Mood = "well" | "down" | "refuses" | "hangs" | "late" | "withdraws-token" | "no-sign-in";

/**
 * A Salesforce of our own: the token endpoint and the upsert of a Task by an external id, as their documentation has
 * them (201 created, 200 updated). `tasks` holds what it has, by our id.
 */
export function salesforceStandIn(lateMs: number) {
  const tasks = new Map<string, { readonly id: string; readonly fields: Record<string, string> }>();
  const state = { mood: "well" as Mood, tokens: 0, asked: 0, expected: "" };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const say: Say = (status, content) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    if (request.url === "/services/oauth2/token") return signIn(body, say);
    state.asked += 1;
    if (state.mood === "withdraws-token") Object.assign(state, { mood: "well", expected: "" });
    const [, id] = taskAddress.exec(request.url ?? "") ?? [];
    if (request.method !== "PATCH" || id === undefined) return say(404, [{ errorCode: "NOT_FOUND" }]);
    if (request.headers.authorization !== `Bearer ${state.expected}`)
      return say(401, [{ errorCode: "INVALID_SESSION_ID" }]);
    await upsert(id, body, say);
  }

  async function signIn(body: string, say: Say): Promise<void> {
    const { grant_type, client_secret } = Object.fromEntries(new URLSearchParams(body));
    const isKnown = client_secret === "secret" && grant_type === "client_credentials";
    if (state.mood === "no-sign-in" || !isKnown) return say(400, { error: "invalid_client" });
    state.tokens += 1;
    state.expected = `token-${state.tokens}`;
    say(200, { access_token: state.expected, instance_url: address() });
  }

  async function upsert(id: string, body: string, say: Say): Promise<void> {
    if (state.mood === "hangs") return;
    if (state.mood === "down") return say(503, [{ errorCode: "SERVER_UNAVAILABLE" }]);
    if (state.mood === "refuses") return say(400, [{ errorCode: "FIELD_CUSTOM_VALIDATION_EXCEPTION" }]);
    const created = !tasks.has(id);
    const task = { id: tasks.get(id)?.id ?? `00T${tasks.size + 1}`, fields: JSON.parse(body) };
    tasks.set(id, task);
    if (state.mood === "late") await new Promise((resolve) => setTimeout(resolve, lateMs));
    say(created ? 201 : 200, { id: task.id, success: true, created, errors: [] });
  }
  const address = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const settings = () => ({
    address: address(),
    clientId: "marsa",
    clientSecret: "secret",
    version: "v62.0",
    leadField: "Marsa_Lead_Id__c",
  });
  return { tasks, state, settings };
}
