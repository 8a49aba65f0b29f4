import { sql } from "kysely";
import type { Row } from "../tables.ts";
import { earliest } from "../rules/slots.ts";
export const findSlots = (row: Row) => [sql, row, earliest];
