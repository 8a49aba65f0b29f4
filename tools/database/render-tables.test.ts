import { describe, expect, it } from "vitest";
import type { Column } from "./catalog.ts";
import { renderTables } from "./render-tables.ts";

const plain: Column = {
  name: "a",
  type: "text",
  kind: "b",
  nullable: false,
  hasDefault: false,
  computed: false,
  comment: null,
};
const typeOf = (column: Partial<Column>) => {
  const columns = [{ ...plain, ...column }];
  return /^ {2}a: (.*);$/m.exec(
    renderTables("booking", [{ schema: "booking", name: "t", comment: null, columns }]),
  )?.[1];
};

describe("types of tables", () => {
  it.each<[Partial<Column>, string]>([
    [{}, "string"],
    [{ nullable: true }, "string | null"],
    [{ type: "int8", hasDefault: true }, "Generated<number>"],
    [{ type: "timestamptz", hasDefault: true, nullable: true }, "Generated<Date | null>"],
    [{ type: "int8", hasDefault: true, computed: true }, "ColumnType<number, never, never>"],
    [{ type: "_text" }, "string[]"],
    [{ type: "appointment_code", kind: "e" }, "string"],
    [{ type: "jsonb" }, "ColumnType<unknown, string, string>"],
    [{ type: "jsonb", hasDefault: true }, "ColumnType<unknown, string | undefined, string>"],
    [{ type: "jsonb", nullable: true }, "ColumnType<unknown, string | null | undefined, string | null>"],
  ])("%o is %s", (column, expected) => {
    expect(typeOf(column)).toBe(expected);
  });

  it("refuse a type of column that nobody has thought about", () => {
    expect(() => typeOf({ type: "polygon" })).toThrow("booking.t.a");
  });

  it("carry the comments of the database and import only what they use", () => {
    const columns = [{ ...plain, name: "starts_at", type: "timestamptz", comment: "UTC;\n never local" }];
    const text = renderTables("booking", [
      { schema: "booking", name: "unit_row", comment: "A bay's hour", columns },
    ]);
    expect(text).not.toContain("kysely");
    expect(text).toContain('  "booking.unit_row": UnitRow;');
    expect(text).toContain(
      "/** A bay's hour */\nexport interface UnitRow {\n  /** UTC; never local */\n  starts_at: Date;",
    );
  });
});
