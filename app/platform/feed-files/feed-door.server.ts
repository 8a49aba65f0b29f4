import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { addressOf } from "../api/api-app.server.ts";
import { showsSecret } from "../api/bearer-secret.server.ts";
import { atMost, BodyTooLarge, isHungUp } from "../api/body-limit.server.ts";
import { isWithinLimit } from "../api/rate-limit.server.ts";
import { commonRefusals, type Refusals } from "../api/refusals.ts";
import { log } from "../log.server.ts";
import { patiently } from "../pool/patience.server.ts";
import { isUnreachable } from "../reach/database-reach.server.ts";
import { noteAccess } from "../security/access-notes.server.ts";
import type { Bytes } from "./feed-text.server.ts";

const perMinute = 30;

export interface FeedLimits {
  /** What the other system shows; an installation without it has no such endpoint. */
  readonly secret: string | undefined;
  readonly mostBytes: number;
}
export interface BroughtFile {
  readonly bytes: Bytes;
  readonly language: Language;
  /** The encoding that `Content-Type` states. */
  readonly charset: string | undefined;
  /** A parameter of the address. */
  readonly query: (name: string) => string | undefined;
}
type Sentences = Readonly<Record<Language, string>>;
type Facts = Readonly<Record<string, unknown>>;
interface FeedDoor<Own extends Refusals> {
  /** What is brought, for the log and the limit of rate. */
  readonly name: string;
  readonly limits: () => FeedLimits;
  readonly refusals: Own;
  /** What may be wrong with a row, in words. */
  readonly rowProblems: Readonly<Record<string, Sentences>>;
  /** How the file of each path is taken in. */
  readonly files: Readonly<
    Record<string, (file: BroughtFile) => Promise<Result<object, (keyof Own & string) | "invalid-input">>>
  >;
}

/**
 * Where another system brings files: `POST` with the file as the body and a secret as bearer. No calls of the API: their
 * bodies are read as they come, however long they are.
 */
export function feedDoor<const Own extends Refusals>(door: FeedDoor<Own>): Hono {
  const { name, limits, files } = door;
  const refusals: Refusals = { ...commonRefusals, ...door.refusals };
  const refusal = (context: Context, code: string, detail: Facts = {}) =>
    refusalOf(context, refusals[code] ?? commonRefusals.internal, { ...detail, code });
  const app = new Hono();
  for (const [path, takeIn] of Object.entries(files)) {
    app.post(path, async (context) => {
      const refused = codeOfStranger(context, name, limits());
      if (refused !== undefined) {
        noteAccess(context, { code: refused });
        return refusal(context, refused);
      }
      const language = languageOf(context);
      const bytes = atMost(context.req.raw.body, limits().mostBytes);
      const query = (key: string) => context.req.query(key);
      const charset = /charset="?([\w.:-]{1,40})/i.exec(context.req.header("content-type") ?? "")?.[1];
      const taken = await patiently(() => takeIn({ bytes, language, charset, query }));
      const shown = withSentences(
        taken.ok ? { ...taken.value } : (taken.detail ?? {}),
        door.rowProblems,
        language,
      );
      if (!taken.ok) return refusal(context, taken.code, shown);
      context.header("Cache-Control", "no-store");
      return context.json({ data: shown });
    });
    app.all(path, (context) => {
      if (limits().secret === undefined) return refusal(context, "not-found");
      context.header("Allow", "POST");
      return refusal(context, "method-not-allowed");
    });
  }
  app.onError((error, context) => {
    if (error instanceof BodyTooLarge) return refusal(context, "body-too-large");
    log[isHungUp(error) ? "info" : "error"](
      { err: { name: error.name, message: error.message, stack: error.stack } },
      name,
    );
    return refusal(context, isUnreachable(error) ? "unavailable" : "internal");
  });
  return app;
}

/** Why a request is not let in. */
function codeOfStranger(
  { req, env }: Context,
  name: string,
  { secret, mostBytes }: FeedLimits,
): string | undefined {
  if (secret === undefined) return "not-found";
  if (!isWithinLimit(name, addressOf(req.raw, env), perMinute)) return "too-many-requests";
  if (!showsSecret(req.header("authorization"), secret)) return "not-allowed";
  return Number(req.header("content-length") ?? 0) > mostBytes ? "body-too-large" : undefined;
}

function refusalOf(context: Context, { status, ...sentences }: Refusals[string], detail: Facts): Response {
  if (status === 429) context.header("Retry-After", "30");
  context.header("Cache-Control", "no-store");
  const message = sentences[languageOf(context)];
  return context.json({ ...detail, message, requestId: randomUUID() }, status as 400);
}

interface Problem {
  readonly field: string;
  readonly problem: string;
  readonly value?: string;
}
interface RefusedRow {
  readonly line: number;
  readonly problems: readonly Problem[];
}
type Warned = Problem & { readonly line: number; readonly cars?: number };

/** With a sentence for each wrong field of a refused row, and for each warning. */
function withSentences(
  detail: Facts,
  rowProblems: FeedDoor<Refusals>["rowProblems"],
  language: Language,
): Facts {
  const { refusedRows, warnings, ...rest } = detail as {
    refusedRows?: readonly RefusedRow[];
    warnings?: readonly Warned[];
  };
  const inWords = ({ field, problem, ...more }: Problem) => ({
    path: field,
    code: problem,
    ...more,
    message: ownValue(rowProblems, problem)?.[language],
  });
  return {
    ...rest,
    refusedRows: refusedRows?.map(({ line, problems }) => ({ line, fields: problems.map(inWords) })),
    warnings: warnings?.map(inWords),
  };
}

function languageOf({ req }: Context): Language {
  return chooseLanguage({ address: req.query("lang"), acceptLanguage: req.header("accept-language") });
}

/** A parameter that is `true` or `false`; undefined where it is neither: `complete=1` must not be taken for its opposite. */
export function flagIn({ query }: BroughtFile, name: string, usually: boolean): boolean | undefined {
  const written = query(name) ?? String(usually);
  return written === "true" || written === "false" ? written === "true" : undefined;
}

/** How many records the sender has confirmed to go; what is no number confirms nothing. */
export function confirmedIn({ query }: BroughtFile): number {
  const said = query("confirm") ?? "";
  return /^\d{1,9}$/.test(said) ? Number(said) : 0;
}
