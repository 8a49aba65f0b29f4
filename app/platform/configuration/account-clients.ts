import * as z from "zod";

/**
 * Where a sign-in may return to: https, an app's own scheme (a domain turned around, RFC 8252, as `qa.importer.app:/signed-in`),
 * or this machine while an app is written. Compared whole: no wildcards.
 */
const returnAddress = z
  .string()
  .refine(isReturnAddress, "must be https, or a scheme of an app's own with a dot");

function isReturnAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.hash !== "" || url.username !== "") return false;
  if (url.protocol === "https:") return true;
  if (url.protocol === "http:") return ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url.protocol.includes(".");
}

/** The importer's own programs that sign customers in at the built-in accounts site: OpenID Connect, code flow with PKCE. */
export const accountClient = z.strictObject({
  /** Its `client_id`. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, "must be small letters, digits and dashes")
    .refine((id) => !id.startsWith("marsa-"), "must not begin with marsa-: so do our own"),
  name: z.strictObject({ en: z.string().min(1), ar: z.string().min(1) }),
  /** `public`: an app or a page, which cannot keep a secret. `confidential`: a server, whose secret is in MARSA_CLIENT_SECRETS. */
  kind: z.enum(["public", "confidential"]),
  /** How a confidential one shows its secret to the token endpoint. */
  authentication: z.enum(["basic", "post"]).default("basic"),
  redirectUris: z.array(returnAddress).min(1),
  postLogoutRedirectUris: z.array(returnAddress).default([]),
  /** Origins of its pages in a browser, as https://app.importer.example: they may call the token endpoint and userinfo. */
  origins: z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).default([]),
});

/** Secrets by the id of their client: `crm=…` in lines, or between commas. */
export function clientSecretsIn(text: string | undefined): ReadonlyMap<string, string> {
  const pairs = (text ?? "")
    .split(/[\s,]+/)
    .filter((pair) => pair.includes("="))
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
  return new Map(pairs);
}

/** Why these clients and secrets do not belong together; undefined where they do. */
export function clientProblem(
  clients: readonly z.output<typeof accountClient>[],
  secrets: ReadonlyMap<string, string>,
): string | undefined {
  for (const { id, kind } of clients) {
    const secret = secrets.get(id);
    if (kind === "confidential" && (secret?.length ?? 0) < 32)
      return `MARSA_CLIENT_SECRETS has no secret of 32 characters or more for the client ${id}`;
    if (kind === "public" && secret !== undefined)
      return `MARSA_CLIENT_SECRETS has a secret for the client ${id}, which is public`;
  }
  const unknown = [...secrets.keys()].find((id) => clients.every((client) => client.id !== id));
  return unknown === undefined
    ? undefined
    : `MARSA_CLIENT_SECRETS names the client ${unknown}, which is not there`;
}
