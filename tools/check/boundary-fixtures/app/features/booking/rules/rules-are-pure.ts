import { readFileSync } from "node:fs";
export const bad = readFileSync;
