import { vi } from "vitest";

/** Data of a successful answer, a whole `Response`, a lost connection, or none for as long as the test runs. */
export type CallAnswer = object | Response | "offline" | "pending";

export interface CallMade {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

let hasAnswered = false;

/** Whether a call was answered since this was read; reading begins anew. */
export function takeAnswered(): boolean {
  const answered = hasAnswered;
  hasAnswered = false;
  return answered;
}

/**
 * Answers the calls of the component under test in place of the API, by the path behind `/api`; of several answers each
 * call takes the next, and the last one stays. Returns the calls that were made. A path without an answer is a failure.
 */
export function answerCalls(
  answers: Readonly<Record<string, CallAnswer | readonly CallAnswer[]>>,
): CallMade[] {
  const calls: CallMade[] = [];
  const left = new Map(
    Object.entries(answers).map(([path, answer]) => [path, Array.isArray(answer) ? [...answer] : [answer]]),
  );
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    hasAnswered = true;
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { method = "GET", body } = init;
    calls.push({
      method,
      url,
      headers: new Headers(init.headers),
      body: typeof body === "string" ? JSON.parse(body) : body,
    });
    const path = url.pathname.replace(/^\/api/, "");
    const queue = left.get(path);
    if (queue === undefined) throw new Error(`the test has no answer for ${method} ${path}`);
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) as CallAnswer;
    if (answer === "offline") throw new TypeError("Failed to fetch");
    if (answer === "pending") return new Promise(() => undefined);
    return answer instanceof Response ? answer.clone() : Response.json({ data: answer });
  });
  return calls;
}

/** An expected refusal, as the API sends it. */
export function refusal(status: number, code: string, rest: object = {}): Response {
  return Response.json({ code, message: "", ...rest }, { status });
}
