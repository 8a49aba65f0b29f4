import { sql } from "kysely";
export const bad = sql;
