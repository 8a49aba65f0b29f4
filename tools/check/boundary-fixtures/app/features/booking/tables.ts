import type { Generated } from "kysely";
export type Row = Generated<number>;
