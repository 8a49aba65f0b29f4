import { chooseLanguage } from "#app/i18n/language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { DescribedCall } from "#app/platform/api/call.ts";
import type { Refusals } from "#app/platform/api/refusals.ts";
import { jsonOf } from "./hostile-inputs.ts";
import { type CallInput, type InputSchemas, wrongFields } from "./wrong-fields.ts";

/** How many calls were answered how, and what took longest. */
export class AnswerCounts {
  readonly #codes = new Map<string, number>();
  readonly #fields = new Set<string>();
  #slowest = { ms: 0, what: "" };
  #calls = 0;

  add(what: string, code: string, ms: number): void {
    this.#calls += 1;
    this.#fields.add(what);
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
    if (ms > this.#slowest.ms) this.#slowest = { ms, what };
  }

  shareOf(code: string): number {
    return (this.#codes.get(code) ?? 0) / this.#calls;
  }

  toString(): string {
    const codes = [...this.#codes]
      .sort(([, one], [, other]) => other - one)
      .map(([code, n]) => `${code} ${n}`);
    const { ms, what } = this.#slowest;
    return `${this.#calls} calls, ${this.#fields.size} fields; ${codes.join(", ")}; slowest ${Math.round(ms)} ms (${what})`;
  }
}

interface WrongCalls {
  readonly counts: AnswerCounts;
  /** What any call of its API may be refused with. */
  readonly common: Refusals;
  /** Beside those that each field is given. */
  readonly valuesOfField: number;
  /** A good input. What was done once may be refused from then on, so that another one follows the first successes. */
  readonly example: () => Promise<CallInput>;
  readonly send: (input: CallInput, request: RequestInit) => Promise<Response> | Response;
  readonly signInAgain: () => Promise<void>;
}

/** Examples take hours and days of a center, which has only so many. */
const mostRenewals = 4;

/** Makes a call with each field wrong in turn, in both languages, and says which answers are not as the catalogue says. */
export async function faultsOf(
  call: Pick<DescribedCall, "id" | "refusals"> & InputSchemas,
  { counts, common, valuesOfField, example, send, signInAgain }: WrongCalls,
): Promise<string[]> {
  const faults: string[] = [];
  let good = await example();
  let renewals = 0;
  for (const [place, wrong] of [...wrongFields(call, good, valuesOfField)].entries()) {
    const { field } = wrong;
    const input = wrong.in(good);
    const language = place % 2 === 0 ? "en" : "ar";
    const headers = { "accept-language": language, "idempotency-key": crypto.randomUUID() };
    const begun = performance.now();
    const { status, text } = await read(
      send(input, { headers, ...(call.body !== undefined && { body: bodyOf(input.body) }) }),
    );
    const { code = "done", message } = said(text);
    counts.add(`${call.id} ${field}`, status < 400 ? "done" : code, performance.now() - begun);
    const answered = chooseLanguage({ address: input.query?.lang, acceptLanguage: language });
    const fault = faultIn({ status, text, code, message }, { ...common, ...call.refusals }, answered);
    if (fault !== undefined) faults.push(`${field} ${jsonOf(input).slice(0, 300)}: ${fault}`);
    if (status === 401 || status === 403) await signInAgain();
    if (status >= 400 || renewals === mostRenewals) continue;
    renewals += 1;
    good = await example();
  }
  return faults;
}

async function read(answer: Promise<Response> | Response): Promise<{ status: number; text: string }> {
  const { status } = await answer;
  return { status, text: await (await answer).text() };
}

function said(text: string): { readonly code?: string; readonly message?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return { code: "no JSON" };
  }
}

function bodyOf(body: unknown): BodyInit {
  return body instanceof Uint8Array ? new Uint8Array(body) : jsonOf(body);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string;
  readonly message: string | undefined;
}

function faultIn({ status, text, code, message }: Answer, refusals: Refusals, language: "en" | "ar") {
  if (status >= 500) return `${status} ${code}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(text)) return "a trace";
  if (status < 400) return undefined;
  const refusal = ownValue(refusals, code);
  if (refusal?.status !== status) return `${status} ${code}, which the catalogue does not have`;
  return refusal[language] === message ? undefined : `${code} in other words: ${message}`;
}
