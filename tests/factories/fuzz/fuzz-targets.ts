import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** An address of the program that takes input. `:name` and `*` in the path are filled in, `query` names are optional. */
export interface FuzzTarget {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** A complete JSON body, where the call takes one. */
  readonly body?: unknown;
  /** Fields of a form of the accounts site. */
  readonly form?: readonly string[];
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> };
}
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
}

/** Every address that a running program answers: its calls by its own documentation, its pages, accounts and hosts. */
export async function fuzzTargets(address: string): Promise<readonly FuzzTarget[]> {
  const document = (await (await fetch(`${address}/api/docs/openapi.json`)).json()) as OpenApi;
  return [...callTargets(document), ...pageTargets(), ...hostTargets, ...accountTargets];
}

function callTargets({ paths }: OpenApi): FuzzTarget[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callTarget(path, method, operation)),
  );
}

function callTarget(path: string, method: string, operation: Operation): FuzzTarget {
  const query = (operation.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);
  const body = operation.requestBody?.content["application/json"]?.example;
  const target = { method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/g, ":$1"), query };
  return body === undefined ? target : { ...target, body };
}

function pagePaths(entries: readonly RouteConfigEntry[], below = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? below : `${below}/${path}`;
    if (children) return pagePaths(children, here);
    return index || path !== undefined ? [here || "/"] : [];
  });
}

/** Parameters that some page of the site reads. */
const pageQuery = [
  ...["lang", "car", "campaign", "utm_campaign", "code", "state", "startStep", "id", "isFormSubmitted"],
  ...["serviceAppointmentId", "isTaskCreation", "taskId", "testMaintenance", "q", "page", "sort", "make"],
  ...["model", "bodyType", "priceMin", "yearMax", "numbers", "quote", "trim", "color", "token", "kind"],
];

/** The site's pages. */
export function pageTargets(): readonly FuzzTarget[] {
  return pagePaths(routes).map((path) => ({ method: "GET", path, query: pageQuery }));
}

const hostTargets: readonly FuzzTarget[] = [
  ...["/dev/outbox/:id", "/dev/outbox/:id/appointment.ics", "/calendar/:file", "/feeds/:file", "/metrics"],
  ...["/reports/sms", "/reports/whatsapp", "/reports/:channel"],
  ...["/brand/:file", "/images/:folder/:file", "/videos/:folder/:file", "/documents/:file", "/files/:file"],
  ...["/graphql/execute.json/marsa/:query", "/graphql/execute.json/:configuration/header"],
  ...["/graphql/execute.json/marsa/offer;lang=en;brand=rimal;slug=:slug", "/api/docs", "/assets/:file"],
].map((path) => ({ method: "GET", path, query: ["w", "width", "q", "lang", "make", "model"] }));

const loginForm = ["email", "password", "firstName", "lastName", "phone", "token", "lang"];
const oidcQuery = [
  ...["client_id", "redirect_uri", "response_type", "scope", "state", "code_challenge", "id_token_hint"],
  ...["code_challenge_method", "post_logout_redirect_uri", "xsrf", "logout", "prompt", "ui_locales"],
];

const accountTargets: readonly FuzzTarget[] = [
  ...["/accounts", "/accounts/login", "/accounts/return", "/accounts/logout", "/accounts/interaction/:id"],
  ...["/accounts/interaction/:id/register", "/accounts/interaction/:id/forgotten"],
  ...["/accounts/confirm", "/accounts/reset", "/accounts/assets/:file", "/accounts/:page"],
  ...["/accounts/oidc/auth", "/accounts/oidc/session/end", "/accounts/oidc/:page", "/accounts/oidc/me"],
].flatMap((path): FuzzTarget[] => {
  const query = ["lang", "redirect_url", "state", "code", "token", ...oidcQuery];
  return [
    { method: "GET", path, query },
    { method: "POST", path, query: ["lang", "token"], form: [...loginForm, ...oidcQuery] },
  ];
});
