import { describe, expect, it } from "vitest";
import { checkOwnTables, findForeignTables } from "./own-tables.ts";

const tables = ["booking.appointment", "booking.bay_unit", "garage.vehicle", "platform.message"];
const find = (path: string, text: string) => findForeignTables([{ path, text }], tables);

describe("tables of another feature", () => {
  it.each([
    ["app/features/booking/server/a.server.ts", "sql`select * from garage.vehicle`"],
    ["app/features/booking/server/a.server.ts", 'db.selectFrom("platform.message")'],
    ["app/features/booking/server/a.server.ts", "sql`select * from booking.bay_unit`"],
    ["app/features/scheduling/server/a.server.ts", "sql`select * from booking.appointment`"],
    ["app/platform/mail.server.ts", 'db.selectFrom("booking.appointment")'],
    ["server/app.ts", 'db.selectFrom("platform.message")'],
    ["db/seed/booking.seed.ts", "insert into garage.vehicle values (1)"],
    [
      "db/migrations/0040-booking.sql",
      "create schema booking;\ncreate table booking.a (b text references garage.vehicle (id));",
    ],
    [
      "db/migrations/0041-more.sql",
      "alter table booking.appointment add b text references garage.vehicle (id);",
    ],
    ["db/seed/office/booking.seed.ts", 'copyRows(load, "garage.vehicle", rows)'],
  ])("are found in %s: %s", (path, text) => {
    expect(find(path, text)).toHaveLength(1);
  });

  it.each([
    ["app/features/booking/server/a.server.ts", 'db.selectFrom("booking.appointment as a")'],
    ["app/features/scheduling/server/a.server.ts", 'db.selectFrom("booking.bay_unit")'],
    [
      "db/migrations/0041-more.sql",
      "alter table booking.bay_unit add b text references booking.appointment (id);",
    ],
    ["app/features/booking/server/a.server.ts", "// garage.vehicle is read through its front door"],
    ["app/features/booking/server/a.server.ts", 'import { x } from "#app/features/garage/garage.server.ts";'],
    ["db/migrations/0041-more.sql", "alter table booking.appointment add b text;"],
    ["db/seed/office/booking.seed.ts", 'copyRows(load, "booking.appointment", rows)'],
  ])("are not found in %s: %s", (path, text) => {
    expect(find(path, text)).toEqual([]);
  });

  it("stand nowhere in the product", () => {
    const { tables: owned, errors } = checkOwnTables();
    expect(errors).toEqual([]);
    expect(owned).toBeGreaterThan(15);
  });
});
