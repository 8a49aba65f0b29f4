import { bench } from "../tools/bench.ts";
export const bad = bench;
