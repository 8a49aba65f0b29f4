import { signedLinks } from "#app/features/signed-pages/signed-link.server.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { GarageTables } from "../../tables.ts";

const links = signedLinks("/link-request", "vehicle-link");

interface Numbered {
  readonly id: string;
  readonly number: number;
}

/** As customers read it out. */
export function linkReference({ number }: Pick<Numbered, "number">): string {
  return referenceOf(number, config.served.code);
}

/** The address at which staff answer one request: its reference and a signature, nothing about the customer. */
export function linkRequestPath(link: Numbered): string {
  return links.pathOf(linkReference(link), link.id);
}

/** The id of the request that a token opens. Refuses one that is not ours or was altered. */
export async function linkOfToken(token: string): Promise<Result<string, "forged">> {
  const signed = links.read(token);
  if (signed === undefined) return refuse("forged");
  const row = await database<GarageTables>()
    .selectFrom("garage.vehicle_link")
    .select("id")
    .where("number", "=", signed.number)
    .executeTakeFirst();
  return row !== undefined && signed.isFor(row.id) ? succeed(row.id) : refuse("forged");
}
