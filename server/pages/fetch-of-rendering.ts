import type { Hono } from "hono";
import { origin } from "#app/platform/config.server.ts";
import { requestScope } from "#app/platform/read-model/versions.server.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/**
 * The fetch of one rendering. Its own addresses are answered in this process, without a network in between. The same
 * request is answered once, however many loaders make it, and all of them see the same versions of content and stock. `onFailed`: something behind the page is away, so that the page lacks it.
 */
export function fetchOfRendering(app: Hono, onFailed: () => void = () => undefined): typeof globalThis.fetch {
  const answers = new Map<string, Promise<Answer>>();
  const withinRequest = requestScope();
  const answer = async (path: string, init?: RequestInit) =>
    withinRequest(() => app.fetch(new Request(`${origin()}${path}`, init)));
  return async (input, init) => {
    if (typeof input !== "string" || !input.startsWith("/")) return globalThis.fetch(input, init);
    if (init?.method !== undefined && init.method !== "GET") return answer(input, init);
    const headers = new Headers(init?.headers);
    const key = [input, ...[...headers].map(([name, value]) => `${name}: ${value}`)].join("\n");
    const shared = answers.get(key) ?? answer(input, { headers }).then(readAnswer);
    answers.set(key, shared);
    const { body, ...rest } = await shared;
    if (rest.status >= 500) onFailed();
    return new Response(rest.status === 204 || rest.status === 304 ? null : body, rest);
  };
}

async function readAnswer(answer: Response): Promise<Answer> {
  return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() };
}
