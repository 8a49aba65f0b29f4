import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

const base = "/services/data/v62.0";

/** A request of the REST API: its path is below the version, its body read. */
export interface OrganizationRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
export interface OrganizationAnswer {
  readonly status: number;
  readonly content: unknown;
}
/** `nothing`: the caller waits for ever; `cut`: the connection breaks. */
type Answer = OrganizationAnswer | "nothing" | "cut";

/**
 * A Salesforce organization of our own: the token endpoint as its documentation has it, and `answerTo` for everything
 * behind it. Its state says how many tokens it gave and requests it had; without `expected` every token is withdrawn.
 */
export function salesforceOrganization(answerTo: (request: OrganizationRequest) => Promise<Answer> | Answer) {
  const state = { tokens: 0, requests: 0, expected: "", signsIn: true };
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
    const said = request.url === "/services/oauth2/token" ? signIn(body) : await respond(request, body);
    if (said === "nothing") return;
    if (said === "cut") {
      response.destroy();
      return;
    }
    response
      .writeHead(said.status, { "content-type": "application/json" })
      .end(said.status === 204 ? undefined : JSON.stringify(said.content));
  }

  function signIn(body: string): OrganizationAnswer {
    const { grant_type, client_secret } = Object.fromEntries(new URLSearchParams(body));
    const isKnown = client_secret === "secret" && grant_type === "client_credentials";
    if (!state.signsIn || !isKnown) return { status: 400, content: { error: "invalid_client" } };
    state.tokens += 1;
    state.expected = `token-${state.tokens}`;
    return { status: 200, content: { access_token: state.expected, instance_url: address() } };
  }

  async function respond(request: IncomingMessage, body: string): Promise<Answer> {
    state.requests += 1;
    if (request.headers.authorization !== `Bearer ${state.expected}`)
      return { status: 401, content: [{ errorCode: "INVALID_SESSION_ID", message: "Session expired" }] };
    const { url = "", method = "" } = request;
    if (!url.startsWith(`${base}/`)) return { status: 404, content: [{ errorCode: "NOT_FOUND" }] };
    return answerTo({ method, path: url.slice(base.length), body: body === "" ? null : JSON.parse(body) });
  }

  const address = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = () => ({
    address: address(),
    clientId: "marsa",
    clientSecret: "secret",
    version: "v62.0",
  });
  return { state, app };
}
