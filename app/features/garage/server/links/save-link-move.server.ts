import type { Selectable, Updateable } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { LinkState } from "../../rules/link-states.ts";
import type { GarageTables, VehicleLink } from "../../tables.ts";

export type LinkRow = Omit<Selectable<VehicleLink>, "state"> & { readonly state: LinkState };

/** Behind these stand the requests that wait, and the customers whose cars they are about. */
export const linkTopics = ["people", "queue"] as const;

/** Which request, and how its reader last saw it: a later one is not overwritten. */
export interface SeenLink {
  readonly id: string;
  readonly version: number;
}

/** A request, locked until the transaction ends. Refuses one that has changed since it was seen. */
export async function lockLink(
  transaction: AnyTransaction,
  { id, version }: SeenLink,
): Promise<Result<LinkRow, "link-changed">> {
  const row = await tablesOf<GarageTables>(transaction)
    .selectFrom("garage.vehicle_link")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version === version ? succeed(row as LinkRow) : refuse("link-changed");
}

/** Writes the move of a locked request. */
export async function saveLinkMove(
  transaction: AnyTransaction,
  { id, version }: SeenLink,
  fields: Updateable<VehicleLink> & { readonly state: LinkState },
  now: Date,
): Promise<void> {
  await tablesOf<GarageTables>(transaction)
    .updateTable("garage.vehicle_link")
    .set({ ...fields, version: version + 1, changed_at: now })
    .where("id", "=", id)
    .execute();
}
