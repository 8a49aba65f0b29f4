import { sql } from "kysely";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { allTables } from "./database/all-tables.ts";

/** A customer whose every trait is found in no other text. */
export const canary: DemoPerson = {
  id: "01976f00-0000-7000-8000-00000000cana",
  email: "zqcanary@example.qa",
  password: "a-password-of-the-canary",
  firstName: "Zqfirstname",
  lastName: "Zqlastname",
  phone: "55987613",
  sfAccountId: "001ZQCANARY00001AA",
  kunnr: "0000499913",
};
export const canaryCar = "01976f00-0000-7000-8000-0000000cana2";
const traits = [
  canary.id,
  canary.email,
  canary.phone,
  canary.firstName,
  canary.lastName,
  canary.sfAccountId,
  "ZQVNCANARY0000001".slice(0, 17),
  "Zqnote",
];

/** Gives the canary a car with warranty and history. */
export async function importCanaryCar(): Promise<void> {
  const [model] = demoVehicles(now());
  if (model === undefined) throw new Error("the demo has no vehicle");
  const vehicle = {
    ...model.vehicle,
    id: canaryCar,
    vin: "ZQVNCANARY0000001",
    plate: "987613",
    customer_id: canary.id,
  };
  const visits = model.visits.map((visit, place) => ({ ...visit, id: `canary-visit-${place}` }));
  await importVehicle({ vehicle, warranties: model.warranties, visits });
}

/** Where in the whole database a trait of the canary stands: `schema.table.column`. */
export async function tracesOfCanary(): Promise<string[]> {
  const db = database<unknown>();
  const found: string[] = [];
  for (const table of await allTables()) {
    const [schema, name] = table.split(".");
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = ${schema} and table_name = ${name}`.execute(db);
    for (const column of columns) {
      // Sealed bytes open to nobody; everything else is read as text.
      if (column.type === "bytea") continue;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}
        where exists (select from unnest(${traits}::text[]) as trait
          where position(lower(trait) in lower(${sql.ref(column.name)}::text)) > 0)`.execute(db);
      if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${column.name}`);
    }
  }
  return found;
}
