import { type RawBuilder, sql } from "kysely";
import type { Grant } from "../../rules/permissions.ts";

/** The grants of the member whose id stands in a column, as JSON in a fixed order. */
export function grantsOf(column: string): RawBuilder<Grant[]> {
  return sql<
    Grant[]
  >`coalesce((select json_agg(json_build_object('role', g.role, 'place', g.place) order by g.role, g.place)
    from staff.role_grant g where g.member_id = ${sql.ref(column)}), '[]')`;
}
