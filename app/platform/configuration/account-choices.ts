import * as z from "zod";
import { accountClient } from "./account-clients.ts";
import { address } from "./address.ts";

/** Accounts of customers: the built-in site, or another OpenID Connect issuer. */
export const accounts = z
  .strictObject({
    issuer: address.optional(),
    clientId: z.string().optional(),
    clientSecret: z.string().optional(),
    /** Addresses outside this site that a login may return to, as prefixes with a scheme and a host. */
    returnAddresses: z.array(address),
    /** Programs of the importer that sign customers in here: his app, his CRM. */
    clients: z.array(accountClient).default([]),
    /** Days after its sign-in on which a session ends at the latest, however much it is used. */
    sessionDays: z.int().min(1).max(3650).default(90),
  })
  .refine(hasClient, clientMissing())
  .refine(({ issuer, clients }) => issuer === undefined || clients.length === 0, {
    path: ["clients"],
    message: "belong to the built-in accounts site: register them at the issuer",
  })
  .refine(({ clients }) => new Set(clients.map(({ id }) => id)).size === clients.length, {
    path: ["clients"],
    message: "must have different ids",
  });

/** Accounts of staff: the built-in site, or the importer's own directory, which then decides who works here. */
export const staffAccounts = z
  .strictObject({
    issuer: address.optional(),
    clientId: z.string().optional(),
    clientSecret: z.string().optional(),
    /** The claim of the ID token that lists a person's groups. */
    groupsClaim: z.string().min(1).default("groups"),
    /** What members of a group may do, and at which location ("*": at all). */
    roles: z
      .record(
        z.string().min(1),
        z.array(z.strictObject({ role: z.string().min(1), place: z.string().min(1).default("*") })),
      )
      .default({}),
    /** The `acr` by which the issuer says that a second factor was used. Without it `amr` has to name one. */
    requiredAcr: z.string().min(1).optional(),
  })
  .refine(hasClient, clientMissing())
  .prefault({});

/** The office: its own host, as https://office.importer.example, where it has one. */
export const office = z.strictObject({ origin: address.optional() }).prefault({});

function hasClient(issuer: { readonly issuer?: string | undefined; readonly clientId?: string | undefined }) {
  return issuer.issuer === undefined || issuer.clientId !== undefined;
}

function clientMissing() {
  return { path: ["clientId"], message: "is needed beside an issuer" };
}
